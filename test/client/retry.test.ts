import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BadResponseError } from '../../src/client/errors/bad-response-error.ts'
import { NetworkError } from '../../src/client/errors/network-error.ts'
import { RequestTimeoutError } from '../../src/client/errors/request-timeout-error.ts'
import { ResponseError } from '../../src/client/errors/response-error.ts'
import { mayHaveWorked, parseRetryAfter, retryDecision, retryDelayMs } from '../../src/client/retry.ts'

const exchange = { method: 'GET', path: '/' }
const status = (code: number) => new ResponseError('server-error', exchange, code, '')

const refused = new NetworkError(exchange, 'refused', { sent: false })
const reset = new NetworkError(exchange, 'reset', { sent: true })
const timeout = new RequestTimeoutError(exchange, 1)
const unreadable = new BadResponseError(exchange, 200, 'not with JSON')
const redirected = new BadResponseError(exchange, 307, 'it redirects')

const idempotent = ['GET', 'PUT', 'DELETE']
const all = [...idempotent, 'POST', 'PATCH']

/** What happened, which methods are sent again, and whether a write may have worked. */
const failures: [what: string, error: unknown, again: string[], mayHaveWorked: boolean][] = [
  ['no connection', refused, all, false],
  ['a broken connection', reset, idempotent, true],
  ['a timeout', timeout, idempotent, true],
  ['an unreadable answer', unreadable, [], true],
  ['a redirect', redirected, [], false],
  ...[425, 429].map((code): (typeof failures)[0] => [`${code}`, status(code), all, false]),
  ['408', status(408), idempotent, true],
  ...[500, 502, 503, 504].map((code): (typeof failures)[0] => [`${code}`, status(code), idempotent, true]),
  ...[501, 505, 599].map((code): (typeof failures)[0] => [`${code}`, status(code), [], true]),
  ...[400, 401, 402, 403, 404, 405, 409, 410, 413, 422].map((code): (typeof failures)[0] => [
    `${code}`,
    status(code),
    [],
    false,
  ]),
  ['an abort', new DOMException('enough', 'AbortError'), [], false],
  ['a fault of ours', new TypeError('undefined'), [], false],
  ['no error at all', undefined, [], false],
]

describe.each(failures)('after %s', (_, error, again, worked) => {
  test.each(all)('a %s is sent again only where that is safe', method => {
    const decision = retryDecision(method, error)
    expect(decision.retry).toBe(again.includes(method))
    expect(decision.reason).toMatch(/^[a-z ]+$/)
  })

  test('a write may have worked or not', () => {
    expect(mayHaveWorked(error)).toBe(worked)
  })
})

test('no POST is sent again that may have worked', () => {
  for (const [, error] of failures) {
    if (mayHaveWorked(error)) expect(retryDecision('POST', error).retry).toBe(false)
  }
})

describe('the pause', () => {
  test.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, 8000],
    [5, 16_000],
    [6, 20_000],
    [60, 20_000],
    [5000, 20_000],
  ])('after %i failures is anything up to %i ms', (attempt, longest) => {
    expect(retryDelayMs(attempt, null, 0)).toBe(0)
    expect(retryDelayMs(attempt, null, 0.5)).toBe(longest / 2)
    expect(retryDelayMs(attempt, null, 1)).toBe(longest)
  })

  test.each([0, 1, 1500, 60_000])('is the %i ms that the service asks for', ms => {
    expect(retryDelayMs(1, ms, 0.5)).toBe(ms)
  })

  test('is a minute where the service asks for more', () => {
    expect(retryDelayMs(1, 60_001, 0.5)).toBe(60_000)
  })

  test('is never longer than a minute nor negative', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.option(fc.integer({ min: 0 })),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempt, asked, random) => {
          const ms = retryDelayMs(attempt, asked, random)
          expect(ms).toBeGreaterThanOrEqual(0)
          expect(ms).toBeLessThanOrEqual(60_000)
        },
      ),
    )
  })
})

describe('Retry-After', () => {
  const now = new Date('2026-01-31T12:00:00Z')

  test.each<[string | null, number | null]>([
    ['0', 0],
    ['7', 7000],
    [' 120 ', 120_000],
    ['999999999', 999_999_999_000],
    ['Sat, 31 Jan 2026 12:00:30 GMT', 30_000],
    ['Saturday, 31-Jan-26 12:00:30 GMT', 30_000],
    ['Sat, 31 Jan 2026 12:00:00 GMT', 0],
    ['Sat, 31 Jan 2026 11:00:00 GMT', 0],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    [null, null],
    ['', null],
    [' ', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['soon', null],
    ['5 apples', null],
    ['9999999999', null],
    ['2026-01-31T12:00:30Z', null],
    ['Sat, 99 Foo 2026 12:00:30 GMT', null],
    ['Sat, GMT', null],
  ])('%j is %j ms', (value, ms) => {
    expect(parseRetryAfter(value, now)).toBe(ms)
  })

  test('of any text is null or a time', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.date({ noInvalidDate: true }).map(date => date.toUTCString()),
        ),
        value => {
          const ms = parseRetryAfter(value, now)
          if (ms !== null) expect(ms).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
