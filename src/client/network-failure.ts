/** Failures before a connection stood, so that the service cannot have seen the request. */
const beforeConnection = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** fetch wraps what happened as `fetch failed`; the innermost cause says what a person can act on. */
export function rootCause(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  if (error instanceof AggregateError && error.errors[0]) return rootCause(error.errors[0])
  return error.cause ? rootCause(error.cause) : error
}

/** Whether the request may have reached the service. */
export const wasSent = (cause: Error & { readonly code?: unknown }): boolean =>
  !beforeConnection.has(String(cause.code))
