import { type Dispatcher, EnvHttpProxyAgent } from 'undici'
import type { Proxies } from '../../report/proxy.ts'

export interface HttpAgentOptions {
  /** Connections per origin. Default: no limit. */
  readonly connections?: number
  /** To connect, TLS included. Default 10,000. */
  readonly connectTimeoutMs?: number
  /** From the request to the end of the answer's headers. Default 20,000. */
  readonly headersTimeoutMs?: number
  /** Between two pieces of the body. Default 20,000. */
  readonly bodyTimeoutMs?: number
}

// Node's own 16 KiB is less than some sites send in policies and cookies; browsers take 256 KiB.
const maxHeaderBytes = 256 * 1024

/** Opens connections for one analyzer, through the proxies of the environment, if any. HTTP/1.1 only. */
export function createHttpAgent(
  {
    connections,
    connectTimeoutMs = 10_000,
    headersTimeoutMs = 20_000,
    bodyTimeoutMs = 20_000,
  }: HttpAgentOptions,
  proxies: Proxies,
): Dispatcher {
  return new EnvHttpProxyAgent({
    connections: connections ?? null,
    connectTimeout: connectTimeoutMs,
    headersTimeout: headersTimeoutMs,
    bodyTimeout: bodyTimeoutMs,
    maxHeaderSize: maxHeaderBytes,
    allowH2: false,
    ...proxies.options,
  })
}
