import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LoopbackServer extends AsyncDisposable {
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string
}

/** A real HTTP server on a free port of 127.0.0.1; `await using` stops it. */
export async function serve(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** An origin that nothing listens on. */
export async function closedOrigin(): Promise<string> {
  const server = await serve(() => {})
  await server[Symbol.asyncDispose]()
  return server.origin
}
