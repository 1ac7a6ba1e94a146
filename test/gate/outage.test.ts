import { describe, expect, test } from 'vitest'
import { createOutageWatch } from '../../src/gate/outage.ts'
import type { ErrorCode, PageError } from '../../src/report/run-result.ts'

const lost = 'network'
const ended = (code: ErrorCode | null): PageError | null =>
  code && { code, message: 'connect ECONNREFUSED', status: null }

describe('an outage', () => {
  test.each<[what: string, ends: (ErrorCode | null)[], at: number]>([
    ['five in a row', [lost, lost, lost, lost, lost], 4],
    ['five after others', [null, 'validation', lost, lost, lost, lost, lost, null], 6],
    ['four', [lost, lost, lost, lost], -1],
    ['with a page in between', [lost, lost, lost, lost, null, lost, lost, lost, lost], -1],
    ['with another error in between', [lost, lost, lost, lost, 'timeout', lost, lost, lost, lost], -1],
    ['no page', [], -1],
    ['other errors alone', Array<ErrorCode>(9).fill('server-error'), -1],
  ])('is told of %s', (_, ends, at) => {
    const watch = createOutageWatch()
    expect(ends.map(code => watch(ended(code))).findIndex(stop => stop !== null)).toBe(at)
  })

  test('is an error for every page left, and says what happened last', () => {
    const watch = createOutageWatch()
    const stop = Array.from({ length: 5 }, () => watch(ended(lost))).at(-1)
    expect(stop?.pageError).toEqual({
      code: 'network',
      message: 'The service is down: 5 pages in a row got no answer. connect ECONNREFUSED',
      status: null,
    })
  })
})
