import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRobotsDate } from '../../src/analyzer/robots-date.ts'

describe('parseRobotsDate reads', () => {
  test.each([
    // https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#unavailable_after
    ['25 Jun 2010 15:00:00 PST', '2010-06-25T23:00:00Z'],
    ['2020-09-21', '2020-09-21T00:00:00Z'],
    ['25-Aug-2007 15:00:00 EST', '2007-08-25T20:00:00Z'],
    // RFC 822
    ['Fri, 25 Jun 2010 15:00:00 +0200', '2010-06-25T13:00:00Z'],
    ['25 Jun 10 15:00 GMT', '2010-06-25T15:00:00Z'],
    ['25 June 2010', '2010-06-25T00:00:00Z'],
    // RFC 850
    ['Friday, 25-Jun-10 15:00:00 GMT', '2010-06-25T15:00:00Z'],
    ['friday,25-jun-10 15:00:00', '2010-06-25T15:00:00Z'],
    ['Friday, 25-Jun-49 15:00:00 UTC', '2049-06-25T15:00:00Z'],
    ['Sunday, 25-Jun-50 15:00:00 UTC', '1950-06-25T15:00:00Z'],
    // ISO 8601
    ['2010-06-25T15:00:00Z', '2010-06-25T15:00:00Z'],
    ['2010-06-25T15:00:00.123+02:00', '2010-06-25T13:00:00Z'],
    ['2010-06-25T15:00-0700', '2010-06-25T22:00:00Z'],
    ['2010-06-25 15:00', '2010-06-25T15:00:00Z'],
    ['  2024-02-29  ', '2024-02-29T00:00:00Z'],
  ])('%s', (text, expected) => {
    expect(new Date(parseRobotsDate(text) ?? Number.NaN).toISOString()).toBe(new Date(expected).toISOString())
  })
})

describe('parseRobotsDate ignores', () => {
  test.each([
    '',
    'never',
    'Friday',
    '31 Feb 2010',
    '2023-02-29',
    '2010-13-01',
    '2010-06-25T25:00:00Z',
    '25 Jun 2010 15:00:00 XYZ',
    '25 Foo 2010',
    '25 Jun',
    '1',
    '06/25/2010',
  ])('%j', text => {
    expect(parseRobotsDate(text)).toBeNull()
  })
})

test('any ISO date comes back', () => {
  const date = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(date, some => {
      const whole = Math.floor(some.getTime() / 1000) * 1000
      expect(parseRobotsDate(new Date(whole).toISOString())).toBe(whole)
      expect(parseRobotsDate(new Date(whole).toUTCString())).toBe(whole)
    }),
  )
})

test('hostile text is no date and no trouble', () => {
  expect(parseRobotsDate(`1${' '.repeat(1_000_000)}`)).toBeNull()
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const time = parseRobotsDate(text)
      expect(time === null || Number.isFinite(time)).toBe(true)
    }),
  )
})
