/** A language tag such as `zh-Hant-TW`, by its parts, in lower case. */
export interface LanguageTag {
  /** The primary language subtag; empty in a tag for private use such as `x-ours`. */
  readonly language: string
  readonly script: string | null
  readonly region: string | null
}

// The `langtag` and `privateuse` productions of RFC 5646 section 2.1. Grandfathered tags outside of them,
// such as `i-lux`, are long replaced and supported by nothing, so they are not read.
const privateUse = 'x(?:-[a-z0-9]{1,8})+'
const syntax = new RegExp(
  [
    '^(?:(?<language>[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4}|[a-z]{5,8})',
    '(?:-(?<script>[a-z]{4}))?',
    '(?:-(?<region>[a-z]{2}|[0-9]{3}))?',
    '(?<variants>(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*)',
    '(?<extensions>(?:-[a-wyz0-9](?:-[a-z0-9]{2,8})+)*)',
    `(?:-${privateUse})?|${privateUse})$`,
  ].join(''),
)

/**
 * Reads a language tag; null when it is not well-formed, or repeats a variant or an extension, which
 * RFC 5646 (sections 2.2.5 and 2.2.6) forbids. Whether its parts are registered is another question.
 */
export function parseLanguageTag(text: string): LanguageTag | null {
  // No real tag is nearly as long.
  if (text.length > 200) return null
  const groups = syntax.exec(text.toLowerCase())?.groups
  if (!groups) return null
  const { language = '', script, region, variants = '', extensions = '' } = groups
  const repeats =
    hasRepeats(variants.split('-').slice(1)) || hasRepeats(extensions.match(/(?<=-)[a-z0-9](?=-)/g) ?? [])
  if (repeats) return null
  return { language: language.replace(/-.*/, ''), script: script ?? null, region: region ?? null }
}

const hasRepeats = (parts: readonly string[]): boolean => new Set(parts).size < parts.length
