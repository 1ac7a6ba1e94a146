import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRobotsTxt } from '../../../src/analyzer/origin/parse-robots-txt.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

function decide(robotsTxt: string | Uint8Array, path: string, agent = 'Googlebot') {
  const body = typeof robotsTxt === 'string' ? bytes(robotsTxt) : robotsTxt
  return parseRobotsTxt(200, body).check(agent, new URL(path, 'https://example.com').href)
}

const verdict = (robotsTxt: string | Uint8Array, path: string, agent?: string): string =>
  decide(robotsTxt, path, agent).verdict

const all = (rules: string): string => `User-agent: *\n${rules}`

describe('status', () => {
  test.each([
    [200, 'disallowed'],
    [206, 'disallowed'],
    [301, 'allowed'],
    [400, 'allowed'],
    [401, 'allowed'],
    [403, 'allowed'],
    [404, 'allowed'],
    [410, 'allowed'],
    [428, 'allowed'],
    [429, 'unknown'],
    [430, 'allowed'],
    [499, 'allowed'],
    [500, 'unknown'],
    [503, 'unknown'],
    [599, 'unknown'],
  ])('%i: %s', (status, expected) => {
    const robotsTxt = parseRobotsTxt(status, bytes(all('Disallow: /')))
    expect(robotsTxt.status).toBe(status)
    expect(robotsTxt.check('Googlebot', 'https://example.com/a').verdict).toBe(expected)
  })

  test('robots.txt itself is always allowed', () => {
    for (const status of [200, 404, 503]) {
      const robotsTxt = parseRobotsTxt(status, bytes(all('Disallow: /')))
      expect(robotsTxt.check('Googlebot', 'https://example.com/robots.txt')).toEqual({
        verdict: 'allowed',
        rule: null,
      })
    }
    expect(verdict(all('Disallow: /'), '/robots.txt/x')).toBe('disallowed')
  })
})

describe('files that rule nothing', () => {
  test.each([
    ['empty', ''],
    ['a comment', '# Disallow: /'],
    ['a rule without an agent', 'Disallow: /\nUser-agent: other\nDisallow: /'],
    ['an empty rule', all('Disallow:')],
    ['an empty rule with a comment', all('Disallow: # /')],
    ['no key', all(': /')],
    ['an unknown key', all('Forbid: /')],
    ['a web page', '<!doctype html><title>User-agent</title><p>Disallow: /'],
    ['a rule that does not begin with a slash', all('Disallow: a')],
  ])('%s', (_, robotsTxt) => {
    expect(decide(robotsTxt, '/a')).toEqual({ verdict: 'allowed', rule: null })
  })
})

describe('lines', () => {
  test.each([
    ['a byte order mark', '\ufeffUser-agent: *\nDisallow: /a'],
    ['CR', 'User-agent: *\rDisallow: /a'],
    ['CR LF', 'User-agent: *\r\nDisallow: /a\r\n'],
    ['all of them', '\r\n\rUser-agent: *\n\r\rDisallow: /x\r\nDisallow: /a\r'],
    ['no line break at the end', all('Disallow: /a')],
    ['white space', ' \t User-agent \t:\t *\t\n  Disallow\t:   /a  '],
    ['a comment', 'User-agent: * # all\nDisallow: /a # not this'],
    ['letter case', 'USER-AGENT: *\ndIsAlLoW: /a'],
    ['a missing colon', 'User-agent *\nDisallow /a'],
    ['a tab for the colon', 'User-agent\t*\nDisallow\t/a'],
    ['misspelt keys', 'useragent: *\ndissallow: /a'],
    ['more misspelt keys', 'user agent: *\ndisalow: /a'],
    ['a key with a tail', 'User-agents: *\nDisallowed: /a'],
    ['text after the star', 'User-agent: * all of you\nDisallow: /a'],
    ['NUL bytes', 'User-agent: *\0\nDisallow: /a\0'],
  ])('%s', (_, robotsTxt) => {
    expect(verdict(robotsTxt, '/a')).toBe('disallowed')
  })

  test.each([
    ['three words without a colon', all('Disallow /a please')],
    ['a star with a tail', 'User-agent: *bot\nDisallow: /a'],
    ['a line break within', all('Disallow:\n/a')],
  ])('%s is no rule', (_, robotsTxt) => {
    expect(verdict(robotsTxt, '/a')).toBe('allowed')
  })

  test('the deciding line is told as written, on one line without its comment', () => {
    expect(decide('User-agent: *\n  disallow :  /caf\u00e9/*  # no', '/caf%C3%A9/x').rule).toBe(
      'disallow : /café/*',
    )
    expect(decide(all('Allow: /a'), '/a')).toEqual({ verdict: 'allowed', rule: 'Allow: /a' })
  })
})

describe('groups', () => {
  const google = 'User-agent: googlebot\nDisallow: /g\n'

  test.each([
    ['its own group', `${all('Disallow: /s')}\n${google}`, '/g', 'disallowed'],
    ['not the one for all', `${all('Disallow: /s')}\n${google}`, '/s', 'allowed'],
    [
      'an own group without rules',
      `${all('Disallow: /s')}\nUser-agent: googlebot\nDisallow:`,
      '/s',
      'allowed',
    ],
    ['an own group at the very end', `${all('Disallow: /s')}\nUser-agent: googlebot`, '/s', 'allowed'],
    [
      'two groups of its own',
      `${google}User-agent: other\nDisallow: /o\n${google.replace('/g', '/h')}`,
      '/h',
      'disallowed',
    ],
    [
      'the first of them',
      `${google}User-agent: other\nDisallow: /o\n${google.replace('/g', '/h')}`,
      '/g',
      'disallowed',
    ],
    [
      'two groups for all',
      `${all('Disallow: /a')}\nUser-agent: x\nDisallow: /x\n${all('Disallow: /b')}`,
      '/b',
      'disallowed',
    ],
    [
      'several agents',
      'User-agent: a\nUser-agent: Googlebot\nUser-agent: b\nDisallow: /g',
      '/g',
      'disallowed',
    ],
    ['with the star', 'User-agent: *\nUser-agent: Googlebot\nDisallow: /g', '/g', 'disallowed'],
    ['a version', 'User-agent: Googlebot/2.1\nDisallow: /g', '/g', 'disallowed'],
    ['a longer name', 'User-agent: Googlebot-Image\nDisallow: /g', '/g', 'allowed'],
    ['a shorter name', 'User-agent: Google\nDisallow: /g', '/g', 'allowed'],
    ['a name in a sentence', 'User-agent: Mozilla/5.0 (Googlebot)\nDisallow: /g', '/g', 'allowed'],
    ['a name that begins otherwise', 'User-agent: 1Googlebot\nDisallow: /g', '/g', 'allowed'],
    [
      'lines that are no rules between agents',
      `User-agent: a\nSitemap: https://x/\nCrawl-delay: 1\n${google}`,
      '/g',
      'disallowed',
    ],
    [
      'and they do not part them',
      'User-agent: googlebot\nSitemap: https://x/\nUser-agent: a\nDisallow: /g',
      '/g',
      'disallowed',
    ],
    [
      'blank lines do not part either',
      'User-agent: googlebot\n\nUser-agent: a\n\nDisallow: /g',
      '/g',
      'disallowed',
    ],
  ])('%s', (_, robotsTxt, path, expected) => {
    expect(verdict(robotsTxt, path)).toBe(expected)
  })

  test('another agent', () => {
    expect(verdict(google, '/g', 'OtherBot')).toBe('allowed')
    expect(verdict(google, '/g', 'GOOGLEBOT')).toBe('disallowed')
  })
})

describe('which rule decides', () => {
  test.each([
    ['the longer one', 'Allow: /a/b\nDisallow: /a', '/a/b/c', 'allowed'],
    ['in any order', 'Disallow: /a\nAllow: /a/b', '/a/b/c', 'allowed'],
    ['the longer one that disallows', 'Allow: /a\nDisallow: /a/b', '/a/b', 'disallowed'],
    ['allow, of two alike', 'Disallow: /a\nAllow: /a', '/a', 'allowed'],
    ['allow, of two of one length', 'Disallow: /a*\nAllow: /*a', '/aa', 'allowed'],
    ['a star counts', 'Allow: /page\nDisallow: /*.htm', '/page.htm', 'disallowed'],
    ['the end mark counts', 'Allow: /$\nDisallow: /', '/', 'allowed'],
    ['only what matches', 'Allow: /long/path/elsewhere\nDisallow: /a', '/a', 'disallowed'],
    ['an index page allows its directory', 'Disallow: /\nAllow: /shop/index.html', '/shop/', 'allowed'],
    ['but nothing below it', 'Disallow: /\nAllow: /shop/index.html', '/shop/tea', 'disallowed'],
    ['to disallow one does not', 'Disallow: /shop/index.html', '/shop/', 'allowed'],
  ])('%s', (_, rules, path, expected) => {
    expect(verdict(all(rules), path)).toBe(expected)
  })
})

describe('size', () => {
  const filler = (size: number): string =>
    `${'#'.repeat(99)}\n`
      .repeat(Math.ceil(size / 100))
      .slice(0, size - 1)
      .concat('\n')
  const limit = 500 * 1024
  const rule = 'User-agent: *\nDisallow: /a\n'

  test('only the first 500 KiB are read', () => {
    expect(verdict(filler(limit - rule.length - 1) + rule + filler(100), '/a')).toBe('disallowed')
    expect(verdict(filler(limit) + rule, '/a')).toBe('allowed')
  })

  test('a rule that is cut there is none', () => {
    // The limit falls behind "Disallow: /", which would disallow all.
    const cut = `${filler(limit - 25)}User-agent: *\nDisallow: /abc\n`
    expect(verdict(cut, '/a')).toBe('allowed')
  })

  test('what a line has beyond 16,664 octets is ignored', () => {
    const start = `Disallow: /${'a'.repeat(16_664 - 11)}`
    expect(verdict(all(`${start}b`), `/${'a'.repeat(16_664 - 11)}`)).toBe('disallowed')
  })
})

test('any bytes give a decision, the same one each time', () => {
  const line = fc.tuple(
    fc.constantFrom('User-agent: ', 'Disallow: ', 'Allow: ', 'Sitemap: ', ''),
    fc.oneof(fc.string(), fc.constantFrom('*', 'Googlebot', '/', '/*', '/*$', '/%', '/%zz%', '$')),
    fc.constantFrom('\n', '\r', '\r\n', '#'),
  )
  const file = fc.oneof(
    fc.uint8Array({ maxLength: 500 }),
    fc.array(line).map(lines => bytes(lines.flat().join(''))),
  )
  fc.assert(
    fc.property(file, fc.webUrl({ withQueryParameters: true }), (body, url) => {
      const decision = parseRobotsTxt(200, body).check('Googlebot', url)
      expect(['allowed', 'disallowed']).toContain(decision.verdict)
      expect(parseRobotsTxt(200, body).check('Googlebot', url)).toEqual(decision)
    }),
  )
})
