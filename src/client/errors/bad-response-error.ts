import { ClientError, type Exchange } from './client-error.ts'

/** An answer came that cannot be understood: not JSON, not a report, no recognizable result, a redirect. */
export class BadResponseError extends ClientError {
  override readonly name = 'BadResponseError'

  constructor(exchange: Exchange, status: number, problem: string, options?: ErrorOptions) {
    super('bad-response', exchange, status, `answered ${status}, but ${problem}`, options)
  }
}
