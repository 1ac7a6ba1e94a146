import { languageSubtags } from './subtags.ts'

const known = new Set(languageSubtags.split(/\s+/))

/** Whether the IANA registry has a primary language subtag, given in lower case. */
export const isKnownLanguage = (subtag: string): boolean => subtag !== '' && known.has(subtag)
