import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRobotsMeta, parseXRobotsTag } from '../../src/analyzer/robots-directives.ts'

const shown = (directives: ReturnType<typeof parseRobotsMeta>) =>
  directives.map(({ name, value }) => (value === '' ? name : `${name}=${value}`))

describe('X-Robots-Tag for googlebot', () => {
  test.each([
    // https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
    ['noindex', ['noindex']],
    ['noindex, nofollow', ['noindex', 'nofollow']],
    ['googlebot: nofollow', ['nofollow']],
    ['otherbot: noindex, nofollow', []],
    // https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Robots-Tag
    ['BadBot: noindex, nofollow, GoogleBot: nofollow', ['nofollow']],
    ['noindex, otherbot: nofollow', ['noindex']],
    ['googlebot:noarchive,otherbot:noindex', ['noarchive']],
    ['max-snippet: 20, max-image-preview:large', ['max-snippet=20', 'max-image-preview=large']],
    ['otherbot: max-snippet: 20, noindex', []],
    ['googlebot: max-snippet: 20, noindex', ['max-snippet=20', 'noindex']],
    ['unavailable_after: 25 Jun 2010 15:00:00 PST', ['unavailable_after=25 Jun 2010 15:00:00 PST']],
    [
      'unavailable_after: Friday, 25-Jun-10 15:00:00 GMT, noindex',
      ['unavailable_after=Friday, 25-Jun-10 15:00:00 GMT', 'noindex'],
    ],
    ['Unavailable_After: 2010-06-25, 360Spider: noindex', ['unavailable_after=2010-06-25']],
  ])('%s', (line, expected) => {
    expect(shown(parseXRobotsTag(line, 'googlebot'))).toEqual(expected)
  })
})

test('a meta has no names of crawlers in its content', () => {
  expect(shown(parseRobotsMeta('otherbot: noindex, NoFollow'))).toEqual(['otherbot=noindex', 'nofollow'])
})

test('any line is read, and what is before the first colon applies to all crawlers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), line => {
      const names = parseXRobotsTag(`noindex, ${line}`, 'googlebot').map(({ name }) => name)
      expect(names[0]).toBe('noindex')
      expect(parseXRobotsTag(`otherbot: ${line.replaceAll(':', '')}`, 'googlebot')).toEqual([])
    }),
  )
})
