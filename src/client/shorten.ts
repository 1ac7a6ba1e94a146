/** Evidence or advice: some lines; every renderer cuts there or before. */
export const maxTextCharacters = 500

/** An id, a title, a reason, the name of a fact: a few words. */
export const maxNameCharacters = 100

/**
 * A service's text with its end replaced by `…` where it is too long. Otherwise as it is, control characters
 * included, which the renderers deal with; no surrogate pair is split.
 */
export const shorten = (text: string, maxCharacters: number): string =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1).replace(/[\ud800-\udbff]$/, '')}…` : text
