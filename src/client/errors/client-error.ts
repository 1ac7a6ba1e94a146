import type { ErrorCode } from '../../report/run-result.ts'

/** Where an exchange with the service went wrong; the path carries no secret (the key travels in a header). */
export interface Exchange {
  readonly method: string
  /** Path below the base address, without the query. */
  readonly path: string
}

/** What every failure of a client call has in common. Messages are one line and free of secrets. */
export abstract class ClientError extends Error {
  readonly code: ErrorCode
  readonly method: string
  readonly path: string
  /** HTTP status of the answer; null when there was none. */
  readonly status: number | null

  constructor(
    code: ErrorCode,
    exchange: Exchange,
    status: number | null,
    problem: string,
    options?: ErrorOptions,
  ) {
    super(`${exchange.method} ${exchange.path} ${problem}`, options)
    this.code = code
    this.method = exchange.method
    this.path = exchange.path
    this.status = status
  }
}
