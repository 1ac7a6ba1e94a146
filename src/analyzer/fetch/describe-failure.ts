import type { NamedProxy } from '../../report/proxy.ts'
import { errorCode } from './error-code.ts'

/**
 * What went wrong between here and a server, and what to do about it, in one line for a person.
 * Null when the error did not come from the network.
 *
 * @param through the proxy between, which is what a connection was opened to
 */
export function describeFailure(error: unknown, url: URL, through: NamedProxy | null = null): string | null {
  const code = errorCode(error)
  if (code === null) return null
  if (through && connecting.has(code)) {
    return `The proxy of ${through.variable} failed. ${describeFailure(error, through.url)}`
  }
  const family = families.find(([prefix]) => code.startsWith(prefix))?.[1]
  const known = sentences[code] ?? family
  return known
    ? known.replaceAll('{host}', url.host).replaceAll('{name}', url.hostname)
    : `The connection to ${url.host} failed (${code}): check that the page opens from this machine.`
}

// What happens before anything is sent.
const connecting = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
])

const closed =
  '{host} closed the connection before the answer was complete: check that the server is healthy, then run again.'
const slowToConnect =
  '{host} did not accept a connection in time: check the address, and that no firewall keeps this machine out.'
const noRoute = 'There is no network route to {host}: check that it can be reached from this machine.'
const untrusted =
  'The TLS certificate of {host} is not trusted: it is self-signed or its authority is unknown. Install a certificate of a public authority.'
const incomplete =
  'The TLS certificate of {host} cannot be verified: the server must send the intermediate certificates too.'
const proxy = 'The proxy did not connect to {host}: check HTTPS_PROXY, HTTP_PROXY and NO_PROXY.'

const ended = 'The run ended before {host} had answered.'

const sentences: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host name {name} could not be resolved: check the spelling.',
  EAI_AGAIN: 'The host name {name} could not be resolved: the name server did not answer. Run again.',
  ECONNREFUSED: '{host} refused the connection: check that the server runs and that the port is right.',
  ECONNRESET: closed,
  EPIPE: closed,
  UND_ERR_SOCKET: closed,
  UND_ERR_INFO: closed,
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: closed,
  ETIMEDOUT: slowToConnect,
  UND_ERR_CONNECT_TIMEOUT: slowToConnect,
  UND_ERR_HEADERS_TIMEOUT:
    '{host} took the request but did not answer in time: check that the page opens at all.',
  UND_ERR_BODY_TIMEOUT:
    '{host} stopped sending in the middle of the page: check that the page loads completely.',
  EHOSTUNREACH: noRoute,
  ENETUNREACH: noRoute,
  EADDRNOTAVAIL: noRoute,
  UND_ERR_HEADERS_OVERFLOW:
    '{host} sends more than 256 KiB of headers: make the cookies and policies shorter.',
  UND_ERR_ABORTED: proxy,
  // Undici reports a 407 of a proxy so.
  UND_ERR_INVALID_ARG: '{host} could not be asked: check HTTPS_PROXY, HTTP_PROXY and NO_PROXY.',
  UND_ERR_DESTROYED: ended,
  UND_ERR_CLOSED: ended,
  CERT_HAS_EXPIRED: 'The TLS certificate of {host} has expired: renew it.',
  CERT_NOT_YET_VALID: 'The TLS certificate of {host} is not valid yet: check its dates and the clocks.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'The TLS certificate of {host} is for other names: get one that names {name}.',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: incomplete,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: incomplete,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: incomplete,
}

const noTls =
  'No TLS connection to {host} came about: check that the port speaks https, with TLS 1.2 or newer.'
const damaged = 'The compressed body of the page is damaged or cut off: check the compression of {host}.'

/** Codes that come in families, by how they begin. */
const families: readonly (readonly [prefix: string, sentence: string])[] = [
  [
    'HPE_',
    'The answer of {host} is not valid HTTP: check the server, and that the address should not be https.',
  ],
  ['ERR_SSL_', noTls],
  ['ERR_TLS_', noTls],
  ['EPROTO', noTls],
  ['CERT_', 'The TLS certificate of {host} is not valid: check it.'],
  ['UND_ERR_PRX_', proxy],
  ['Z_', damaged],
  ['ERR__ERROR_', damaged],
  ['ZSTD_', damaged],
]
