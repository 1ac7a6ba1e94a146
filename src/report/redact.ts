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
    longestFirst.flatMap(secret => [anySpelling(secret), hex(secret), ...base64(secret)]).join('|'),
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
  // `%252B` is `%2B`, encoded once more.
  const bytes = Array.from(Buffer.from(character), byte => `%(?:25)*${byte.toString(16).padStart(2, '0')}`)
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

const hex = (secret: string): string => Buffer.from(secret).toString('hex')

/**
 * With or without padding, in the alphabet of RFC 4648 section 4 or 5, and also behind other text, as in the
 * base64 of `Bearer KEY`: three bytes make four characters, so there are three ways in which it may stand.
 * Characters that hold bits of a neighbour are left out; secrets that are too short to be told apart, too.
 */
const base64 = (secret: string): string[] =>
  [0, 1, 2].flatMap(before => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)])
    const whole = bytes.toString('base64').replace(/=+$/, '')
    const own = before === 0 ? whole : whole.slice(before + 1, Math.floor((bytes.length * 8) / 6))
    const spelling = own.replaceAll('+', '[-+]').replaceAll('/', '[/_]')
    return before === 0 || own.length >= 8 ? [spelling] : []
  })
