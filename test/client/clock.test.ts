import { expect, test } from 'vitest'
import { createClock } from '../../src/client/clock.ts'

test('the clock follows the last Date header, and this machine before one came', () => {
  let time = Date.parse('2026-01-31T12:00:00Z')
  const clock = createClock(() => new Date(time))
  expect(clock.now().toISOString()).toBe('2026-01-31T12:00:00.000Z')
  clock.answered('Sat, 31 Jan 2026 11:00:00 GMT')
  time += 5_000
  expect(clock.now().toISOString()).toBe('2026-01-31T11:00:05.000Z')
  for (const nothing of [null, '', 'soon']) clock.answered(nothing)
  expect(clock.now().toISOString()).toBe('2026-01-31T11:00:05.000Z')
})
