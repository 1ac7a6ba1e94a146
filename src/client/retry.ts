import { BadResponseError } from './errors/bad-response-error.ts'
import { NetworkError } from './errors/network-error.ts'
import { RequestTimeoutError } from './errors/request-timeout-error.ts'
import { ResponseError } from './errors/response-error.ts'

export interface RetryDecision {
  readonly retry: boolean
  /** Why, for a log or a test. */
  readonly reason: string
}

/** Statuses of a service that may answer otherwise in a moment. */
const passingStatuses = new Set([408, 425, 429, 500, 502, 503, 504])
/** Statuses that say that the request was not worked on, so that even a POST can be sent again. */
const refusedStatuses = new Set([425, 429])

/**
 * Whether a failed exchange may simply be sent again. GET, PUT and DELETE may after any passing failure
 * (RFC 9110 section 9.2.2); a POST only when it certainly was not worked on. Faults of ours never are.
 */
export function retryDecision(method: string, error: unknown): RetryDecision {
  const idempotent = method !== 'POST' && method !== 'PATCH'
  if (error instanceof NetworkError && !error.sent) return yes('the request was never sent')
  if (error instanceof ResponseError && refusedStatuses.has(error.status))
    return yes('the service put it off')
  if (!isPassing(error)) return no('another try would fail in the same way')
  return idempotent ? yes('the method is idempotent') : no('the request may have worked')
}

const yes = (reason: string): RetryDecision => ({ retry: true, reason })
const no = (reason: string): RetryDecision => ({ retry: false, reason })

const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof RequestTimeoutError ||
  (error instanceof ResponseError && passingStatuses.has(error.status))

/** Whether the service may have done what a failed write asked for: its answer was lost or cannot be read. */
export function mayHaveWorked(error: unknown): boolean {
  if (error instanceof NetworkError) return error.sent
  if (error instanceof ResponseError) return error.status === 408 || error.status >= 500
  // A redirected write went nowhere; any other answer that cannot be read may hide a success.
  if (error instanceof BadResponseError) return (error.status ?? 0) < 300
  return error instanceof RequestTimeoutError
}

/** How often an exchange is tried: with the pauses below about 4 seconds on average. */
const maxFailures = 5
/** To be told when to come back is no failure: many workers share a rate limit, and the deadline ends it. */
const maxPutOffs = 50

/** How often an exchange that failed so may be tried in all. */
export const maxAttempts = (error: unknown): number =>
  error instanceof ResponseError && error.status === 429 && error.retryAfter !== null
    ? maxPutOffs
    : maxFailures

const firstPauseMs = 500
const longestPauseMs = 20_000
/** A service that asks for more is asked again after a minute. */
const longestRetryAfterMs = 60_000

/**
 * The pause before the next try: what `Retry-After` says, at most 60 s, else exponential backoff with full
 * jitter, so that many workers do not come back at the same moment.
 *
 * @param attempt how many have failed, from 1
 * @param retryAfterMs null where the service said nothing
 * @param random from 0 to 1
 */
export function retryDelayMs(attempt: number, retryAfterMs: number | null, random: number): number {
  if (retryAfterMs !== null) return Math.min(retryAfterMs, longestRetryAfterMs)
  return random * Math.min(longestPauseMs, firstPauseMs * 2 ** attempt)
}

/**
 * A Retry-After header (RFC 9110 section 10.2.3) in milliseconds from now: seconds or an HTTP date, a past
 * one being now. Null when it is absent or says neither.
 */
export function parseRetryAfter(value: string | null, now: Date): number | null {
  const text = value?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // An HTTP date names a day of the week and GMT; `Date.parse` alone would take `5 apples` for a date.
  const date = /^[A-Z][a-z]{2,8},? .*GMT$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime())
}
