import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { EnvHttpProxyAgent, request } from 'undici'
import { readProxies } from '../report/proxy.ts'

export interface FetchInit {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
  readonly signal: AbortSignal
  /** The client judges redirects itself, so that the key never travels to another origin. */
  readonly redirect: 'manual'
}

export interface FetchResponse {
  readonly status: number
  /** By name in lower case. */
  readonly headers: { get(name: string): string | null }
  readonly body: AsyncIterable<Uint8Array> | null
}

/** The slice of `fetch` that the client needs: undici's, the platform's, or a Hono app's. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>

export interface Transport {
  readonly fetch: Fetch
  /** Closes all connections, busy ones included: a run is over when it closes. */
  close(): Promise<void>
}

/**
 * Requests over a keep-alive pool that honours HTTPS_PROXY, HTTP_PROXY and NO_PROXY. undici's `request` and
 * not its `fetch`, which takes three times the time and memory, and sends headers that nobody asked for.
 *
 * @param connections sockets per origin, the run's `concurrency`
 * @param direct hosts (`URL.host`) that are never asked for through a proxy
 * @throws Error naming a proxy variable that holds no address
 */
export function createTransport(
  connections: number,
  { direct = [] }: { readonly direct?: readonly string[] } = {},
): Transport {
  const dispatcher = new EnvHttpProxyAgent({
    connections,
    connect: { timeout: 10_000 },
    // Above the client's own request timeout, which comes first with a message that names the request.
    headersTimeout: 300_000,
    bodyTimeout: 30_000,
    allowH2: false,
    ...readProxies({ direct }).options,
  })
  return {
    async fetch(url, { redirect: _, ...init }) {
      const { statusCode, headers, body } = await request(url, { ...init, dispatcher })
      const zipped = /^(?:x-)?gzip$/i.test(String(headers['content-encoding']))
      return {
        status: statusCode,
        headers: { get: name => headers[name]?.toString() ?? null },
        // Whoever reads gets the failures of both streams, so the callback has nothing to do.
        body: zipped ? pipeline(body, createGunzip(), () => {}) : body,
      }
    },
    close: () => dispatcher.destroy(),
  }
}
