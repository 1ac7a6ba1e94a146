export type Redact = (text: string) => string

/**
 * Returns a function that replaces every secret by `***`, in any letter case, also where it stands trimmed,
 * percent-encoded, form-encoded, JSON-escaped, HTML-escaped or base64-encoded. Empty secrets are ignored.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const known = new Set(secrets.flatMap(secret => [secret, secret.trim()]))
  known.delete('')
  if (known.size === 0) return text => text
  const longestFirst = [...known].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(
    longestFirst.flatMap(secret => [anySpelling(secret), base64(secret)]).join('|'),
    'gi',
  )
  return text => text.replace(pattern, '***')
}

// Character by character, because encoders differ in what they leave as it is: `!` is `%21` to one, `!` to another.
const anySpelling = (secret: string): string =>
  Array.from(secret, character => `(?:${spellings(character).join('|')})`).join('')

function spellings(character: string): string[] {
  const literal = RegExp.escape(character)
  if (/^[a-z\d]$/i.test(character)) return [literal]
  const bytes = Array.from(Buffer.from(character), byte => `%${byte.toString(16).padStart(2, '0')}`)
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  const codePoint = character.codePointAt(0) ?? 0
  return [
    bytes.join(''),
    units.map(unit => `\\\\u${unit.toString(16).padStart(4, '0')}`).join(''),
    `&#0*${codePoint};`,
    `&#x0*${codePoint.toString(16)};`,
    ...(otherSpellings[character] ?? []).map(RegExp.escape),
    literal,
  ]
}

const otherSpellings: Record<string, readonly string[]> = {
  ' ': ['+'],
  '\t': ['\\t'],
  '\n': ['\\n'],
  '\r': ['\\r'],
  '/': ['\\/'],
  '\\': ['\\\\'],
  '"': ['\\"', '&quot;'],
  "'": ["\\'", '&apos;'],
  '&': ['&amp;'],
  '<': ['&lt;'],
  '>': ['&gt;'],
}

/** With or without padding, in the alphabet of RFC 4648 section 4 or 5. */
const base64 = (secret: string): string =>
  Buffer.from(secret).toString('base64').replace(/=+$/, '').replaceAll('+', '[-+]').replaceAll('/', '[/_]')
