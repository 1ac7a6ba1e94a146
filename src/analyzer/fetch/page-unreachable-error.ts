/**
 * The page could not be had, so it gets no verdict. The message is one line for a person: what was seen, what to do.
 * It may quote foreign text, cleaned.
 */
export class PageUnreachableError extends Error {
  override readonly name = 'PageUnreachableError'
}
