import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LoopbackServer extends AsyncDisposable {
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string
  /** Refuses connections for so long, then listens again at the same address; idle connections end. */
  refuse(ms: number): void
}

/** A real HTTP server on a free port of 127.0.0.1; `await using` stops it. */
export async function serve(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let reopening: NodeJS.Timeout | undefined
  return {
    origin: `http://127.0.0.1:${port}`,
    refuse(ms) {
      if (!server.listening) return
      server.close()
      reopening = setTimeout(() => server.listen(port, '127.0.0.1'), ms)
    },
    async [Symbol.asyncDispose]() {
      clearTimeout(reopening)
      const closed = server.listening && once(server, 'close')
      server.closeAllConnections()
      server.close()
      await closed
    },
  }
}

/** An origin that nothing listens on. */
export async function closedOrigin(): Promise<string> {
  const server = await serve(() => {})
  await server[Symbol.asyncDispose]()
  return server.origin
}
