import { ClientError, type Exchange } from './client-error.ts'

/** No complete answer came: the name did not resolve, the connection was refused or broke off. */
export class NetworkError extends ClientError {
  override readonly name = 'NetworkError'

  /** Whether the request may have reached the service; false when no connection stood. */
  readonly sent: boolean

  constructor(exchange: Exchange, problem: string, options: ErrorOptions & { readonly sent: boolean }) {
    super('network', exchange, null, `got no answer: ${problem}`, options)
    this.sent = options.sent
  }
}
