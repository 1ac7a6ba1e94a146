import { ClientError, type Exchange } from './client-error.ts'

/** No complete answer came within the time of one request. */
export class RequestTimeoutError extends ClientError {
  override readonly name = 'RequestTimeoutError'

  constructor(exchange: Exchange, timeoutMs: number, options?: ErrorOptions) {
    super('timeout', exchange, null, `got no complete answer within ${timeoutMs / 1000} s`, options)
  }
}
