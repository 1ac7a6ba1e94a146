import { ClientError, type Exchange } from './client-error.ts'

/** No complete answer came: the name did not resolve, the connection was refused or broke off. */
export class NetworkError extends ClientError {
  override readonly name = 'NetworkError'

  constructor(exchange: Exchange, problem: string, options?: ErrorOptions) {
    super('network', exchange, null, `got no answer: ${problem}`, options)
  }
}
