import type { ErrorCode } from '../../report/run-result.ts'
import { ClientError, type Exchange } from './client-error.ts'

/** The service understood the request and refused it, or failed on it: any 4xx or 5xx answer. */
export class ResponseError extends ClientError {
  override readonly name = 'ResponseError'
  override readonly status: number
  /** What the service said, one line, redacted; empty when it said nothing. */
  readonly serviceMessage: string

  /** The Retry-After header as sent; null when there was none. */
  readonly retryAfter: string | null

  constructor(
    code: ErrorCode,
    exchange: Exchange,
    status: number,
    serviceMessage: string,
    retryAfter: string | null = null,
  ) {
    super(code, exchange, status, `answered ${status}${serviceMessage && `: ${serviceMessage}`}`)
    this.status = status
    this.serviceMessage = serviceMessage
    this.retryAfter = retryAfter
  }
}

/**
 * The contract's error code for a 4xx or 5xx status.
 *
 * @param named the answer's own `code`; the embedded service says `page-unreachable` that way
 */
export function errorCodeFor(status: number, named: unknown): ErrorCode {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (named === 'page-unreachable') return named
  if (status === 408) return 'timeout'
  if (status === 429) return 'rate-limited'
  if (status >= 500) return 'server-error'
  // 404, 405 and 410 come from an address that is no report service, not from a report that is wrong.
  return status === 404 || status === 405 || status === 410 ? 'bad-response' : 'validation'
}
