import { EnvHttpProxyAgent, fetch as undiciFetch } from 'undici'
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
 * undici's fetch over a keep-alive pool that honours HTTPS_PROXY, HTTP_PROXY and NO_PROXY.
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
    // The client's own request timeout covers slow answers, with a message that names the request.
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
    ...readProxies({ direct }).options,
  })
  return {
    fetch: (url, init) => undiciFetch(url, { ...init, dispatcher }),
    close: () => dispatcher.destroy(),
  }
}
