import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesPattern, matchPath, normalizeOctets } from '../../../src/analyzer/origin/robots-pattern.ts'

const matches = (pattern: string, path: string): boolean =>
  matchesPattern(
    normalizeOctets(Buffer.from(pattern).toString('latin1')),
    matchPath(`https://example.com${path}`),
  )

/** Google's and RFC 9309's own examples, and what their words leave out. */
describe('patterns', () => {
  test.each([
    ['/', '/', true],
    ['/', '/any', true],
    ['/*', '/any', true],
    ['*', '/any', true],
    ['/$', '/', true],
    ['/$', '/a', false],
    ['/fish', '/fish', true],
    ['/fish', '/fish.html', true],
    ['/fish', '/fishheads/yummy.html', true],
    ['/fish', '/fish?id=1', true],
    ['/fish', '/Fish.asp', false],
    ['/fish', '/catfish', false],
    ['/fish', '/?id=fish', false],
    ['/fish*', '/fishheads', true],
    ['/fish/', '/fish', false],
    ['/fish/', '/fish/?id=1', true],
    ['/*.php', '/', false],
    ['/*.php', '/folder/any.php.file.html', true],
    ['/*.php', '/windows.PHP', false],
    ['/*.php$', '/filename.php', true],
    ['/*.php$', '/filename.php?parameters', false],
    ['/*.php$', '/a.php/b.php', true],
    ['/fish*.php', '/fishheads/catfish.php?x', true],
    ['/fish*.php', '/Fish.PHP', false],
    ['/a$b', '/a$b', false],
    ['/a%24b', '/a$b', true],
    ['/a*c$', '/abcbc', true],
    ['/ab*bc$', '/abc', false],
    ['/a*$', '/a', true],
    ['$', '/', false],
    ['/file-with-a-%2A.html', '/file-with-a-*.html', true],
    ['/path/foo-%24', '/path/foo-$', true],
    ['/?*=', '/?q=tea', true],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84', true],
    ['/foo/bar/%E3%83%84', '/foo/bar/ツ', true],
    ['/foo/bar/%e3%83%84', '/foo/bar/%E3%83%84', true],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz', true],
    ['/foo/bar/baz', '/foo/bar/%62%61%7a', true],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https%3A%2F%2Ffoo.bar', false],
    ['/a%2fb', '/a/b', false],
    ['/100%', '/100%', true],
    ['/a', '/a#/b', true],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected)
  })

  test('a path is compared with its query and without its fragment', () => {
    expect(matchPath('https://user@example.com:8443/a/b?c=*#d')).toBe('/a/b?c=%2A')
  })

  test('many stars are no trouble', () => {
    const path = `/${'a'.repeat(8_000)}`
    expect(matchesPattern(`/${'*'.repeat(10_000)}b`, path)).toBe(false)
    expect(matchesPattern(`/${'*a'.repeat(5_000)}$`, path)).toBe(true)
    expect(matchesPattern(`/${'*a'.repeat(5_000)}b`, path)).toBe(false)
  })

  test('agrees with a regular expression', () => {
    const piece = fc.constantFrom('a', 'b', 'ab', '*', '**', '$', '/')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.stringMatching(/^\/[ab/]{0,12}$/), (pieces, path) => {
        const pattern = pieces.join('')
        const anchored = pattern.endsWith('$')
        const source = (anchored ? pattern.slice(0, -1) : pattern).split('*').map(RegExp.escape).join('.*')
        expect(matchesPattern(pattern, path)).toBe(new RegExp(`^${source}${anchored ? '$' : ''}`).test(path))
      }),
    )
  })
})
