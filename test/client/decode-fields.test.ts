import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeRating, decodeScore, decodeTime, isTold } from '../../src/client/decode-fields.ts'

test.each([
  ['good', 'good'],
  ['Good', 'good'],
  ['DECENT', 'decent'],
  [' bad ', 'bad'],
  ['great', null],
  ['goods', null],
  ['', null],
  [null, null],
  [undefined, null],
  [1, null],
  [['good'], null],
])('the rating of %j is %j', (value, rating) => {
  expect(decodeRating(value)).toBe(rating)
})

test.each([
  ['', false],
  [null, false],
  [undefined, false],
  [0, true],
  [false, true],
  ['pending', true],
])('%j is told: %j', (value, told) => {
  expect(isTold(value)).toBe(told)
})

test.each([
  [0, 0],
  [100, 100],
  [71.5, 71.5],
  ['85', 85],
  [' 85.0 ', 85],
  [-1, null],
  [100.1, null],
  ['101', null],
  ['', null],
  [' ', null],
  ['85%', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [true, null],
  [null, null],
  [undefined, null],
  [[85], null],
])('the score of %j is %j', (value, score) => {
  expect(decodeScore(value)).toBe(score)
})

test.each([
  ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31T12:00:00.000000Z', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31T12:00:00.250Z', '2026-01-31T12:00:00.250Z'],
  ['2026-01-31T13:00:00+01:00', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31T12:00Z', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31 12:00:00', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31T12:00:00', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31 12:00:00.5', '2026-01-31T12:00:00.500Z'],
  ['2026-01-31 12:00', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  [1769860800, '2026-01-31T12:00:00.000Z'],
  ['1769860800', '2026-01-31T12:00:00.000Z'],
  [1769860800.25, '2026-01-31T12:00:00.250Z'],
  // Milliseconds would be a day far in the future.
  [1769860800000, '2026-01-31T12:00:00.000Z'],
  ['1769860800123', '2026-01-31T12:00:00.123Z'],
  ['17698608001234', null],
  ['2026-13-01T00:00:00Z', null],
  ['0000-00-00 00:00:00', null],
  ['3 days ago', null],
  ['soon 5', null],
  ['12', null],
  [12, null],
  [-1769860800, null],
  [Number.NaN, null],
  ['', null],
  [null, null],
  [undefined, null],
  [{}, null],
  [['2026-01-31'], null],
])('the time of %j is %j', (value, time) => {
  expect(decodeTime(value)).toBe(time)
})

test('a time of ISO is itself, and any value is ISO or null', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date('2001-09-10'), max: new Date('2286-01-01') }),
      fc.anything(),
      (date, anything) => {
        expect(decodeTime(date.toISOString())).toBe(date.toISOString())
        expect(decodeTime(anything) ?? '2000-01-01T00:00:00.000Z').toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      },
    ),
  )
})
