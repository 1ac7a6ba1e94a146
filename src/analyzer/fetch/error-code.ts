/**
 * The code of a failure such as `ECONNREFUSED`, wherever it hides: on the error, on the failure of the last of several
 * addresses, or on its cause. Null for an error without one, which is a bug rather than the network.
 */
export function errorCode(error: unknown): string | null {
  for (let depth = 0; depth < 5 && error instanceof Error; depth += 1) {
    if ('code' in error && typeof error.code === 'string') return error.code
    // Undici gives its parser's errors a code most of the time only.
    if (error.name === 'HTTPParserError') return 'HPE_UNKNOWN'
    error = error instanceof AggregateError ? error.errors.at(-1) : error.cause
  }
  return null
}
