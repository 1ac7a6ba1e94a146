import { expect, test } from 'vitest'
import { type Privacy, privacyFromNumber, privacyNumber } from '../../src/report/privacy.ts'

const wire: [Privacy, number][] = [
  ['public', 0],
  ['private', 1],
  ['password', 2],
]

test.each(wire)('%s is %i on the wire', (privacy, number) => {
  expect(privacyNumber(privacy)).toBe(number)
  expect(privacyFromNumber(number)).toBe(privacy)
  expect(privacyFromNumber(String(number))).toBe(privacy)
})

test.each([3, -1, 0.5, Number.NaN, '', '3', '01', ' 1', '1\n', 'public', true, null, undefined, [1], {}])(
  '%j is no privacy on the wire',
  value => {
    expect(privacyFromNumber(value)).toBeNull()
  },
)
