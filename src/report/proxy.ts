import { isExempt, noProxy } from './no-proxy.ts'

export interface NamedProxy {
  /** The variable that names it, such as `HTTPS_PROXY`. */
  readonly variable: string
  /** May hold a password: never print more than its host. */
  readonly url: URL
}

export interface Proxies {
  /** For undici's EnvHttpProxyAgent; an empty text is no proxy. */
  readonly options: { readonly httpProxy: string; readonly httpsProxy: string; readonly noProxy: string }
  /** The proxy that a URL is asked for through; null when it is asked for directly. */
  proxyFor(url: URL): NamedProxy | null
}

/**
 * The proxies that HTTPS_PROXY, HTTP_PROXY and NO_PROXY name, in lower case first, as curl and undici read
 * them. Without HTTPS_PROXY that of HTTP_PROXY takes https too.
 *
 * @param direct hosts that are never asked for through a proxy, besides those of NO_PROXY and this machine
 * @throws Error naming a variable that holds no address of a proxy
 */
export function readProxies({
  direct = [],
  environment = process.env,
}: {
  readonly direct?: readonly string[]
  readonly environment?: NodeJS.ProcessEnv
} = {}): Proxies {
  const http = readProxy(environment, 'http_proxy')
  const https = readProxy(environment, 'https_proxy')
  const exempt = noProxy(environment, direct)
  return {
    options: { httpProxy: http?.url.href ?? '', httpsProxy: https?.url.href ?? '', noProxy: exempt },
    proxyFor(url) {
      if (isExempt(url, exempt)) return null
      return url.protocol === 'https:' ? (https ?? http) : http
    },
  }
}

function readProxy(environment: NodeJS.ProcessEnv, name: string): NamedProxy | null {
  const variable = environment[name] === undefined ? name.toUpperCase() : name
  const value = environment[variable] ?? ''
  if (value === '') return null
  const url = URL.parse(value)
  if (url && /^(https?|socks5?):$/.test(url.protocol) && url.hostname !== '' && isDecodable(url)) {
    return { variable, url }
  }
  throw new Error(
    `The environment variable ${variable} is not the address of a proxy: write it like http://proxy.example:3128 or http://user:password@proxy.example:3128 (special characters percent-encoded), or remove it.`,
  )
}

/** Undici decodes the user info, and a stray percent sign would be its "URI malformed". */
function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}
