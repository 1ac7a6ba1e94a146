import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRedactor } from '../../src/report/redact.ts'

const encoders: Record<string, (secret: string) => string> = {
  'as it is': secret => secret,
  'in upper case': secret => secret.toUpperCase(),
  'in lower case': secret => secret.toLowerCase(),
  'percent-encoded': secret => encodeURIComponent(secret),
  'percent-encoded in lower case': secret => encodeURIComponent(secret).toLowerCase(),
  'percent-encoded by RFC 3986': secret =>
    encodeURIComponent(secret).replace(/[!'()*]/g, character => `%${character.charCodeAt(0).toString(16)}`),
  'as a URL keeps it': secret => encodeURI(secret),
  'form-encoded': secret => new URLSearchParams([['', secret]]).toString().slice(1),
  'in JSON': secret => JSON.stringify(secret).slice(1, -1),
  'in JSON with escaped slashes': secret => JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
  'in ASCII JSON': secret =>
    secret.replace(/[^\w]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'in HTML': secret =>
    secret
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#039;'),
  'in HTML with numbers': secret => secret.replace(/[^\w\s]/gu, c => `&#${c.codePointAt(0)};`),
  'in HTML with hexadecimal numbers': secret =>
    secret.replace(/[^\w\s]/gu, c => `&#x${c.codePointAt(0)?.toString(16).toUpperCase()};`),
  'percent-encoded twice': secret => encodeURIComponent(encodeURIComponent(secret)),
  'in hexadecimal': secret => Buffer.from(secret).toString('hex'),
  'in base64': secret => Buffer.from(secret).toString('base64'),
  'in base64url': secret => Buffer.from(secret).toString('base64url'),
}
const encodings = Object.entries(encoders)

// Any characters but `*`, of which the replacement itself consists.
const someSecret = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(...`abyzAZ09-_.~+/=%&<>"'\\ !()[]{}^$?|#@,;:`),
      fc.constantFrom('ä', 'é', '密', '😀', '\n', '\t'),
    ),
    minLength: 2,
    maxLength: 24,
  })
  .filter(secret => secret.trim() !== '')

describe('a key and a password', () => {
  const secrets = ['sk-live/9+a=Z~!', `p&ss "wörd" <'x'>`]
  const redact = createRedactor(secrets)

  test.each(encodings)('%s are replaced', (_, encode) => {
    const text = `key=${encode(secrets[0] ?? '')}, password=${encode(secrets[1] ?? '')}.`
    expect(redact(text)).toMatch(/^key=\*\*\*=*, password=\*\*\*=*\.$/)
  })
})

test.each(['Bearer ', ':', 'user:', ''])('a key in the base64 of %jKEY is replaced', before => {
  const key = 'sk-live-9aZ-0123456789'
  const encoded = Buffer.from(before + key).toString('base64')
  expect(createRedactor([key])(`got ${encoded}`)).toMatch(/^got .{0,12}\*\*\*.?=*$/)
})

describe('secrets', () => {
  test.each<[string[], string, string]>([
    [['abc', 'abcdef'], 'abcdef abcd', '*** ***d'],
    [['abcd', 'cdef'], 'abcdef', '***ef'],
    [['a.c'], 'abc a.c', 'abc ***'],
    [['$&'], "cost $& and $1 $'", "cost *** and $1 $'"],
    [['(a+)+$'], 'aaaa (a+)+$', 'aaaa ***'],
    [['[x]', '^y$', 'p|q'], '[x] x ^y$ y p|q p', '*** x *** y *** p'],
    [['tok'], 'TOK tOk', '*** ***'],
    [[' pass word '], 'said "pass word" and " pass word "', 'said "***" and "***"'],
    [['a%25b'], 'a%25b a%2525b a%b', '*** *** a%b'],
  ])('%j in %j', (some, text, redacted) => {
    expect(createRedactor(some)(text)).toBe(redacted)
  })

  test.each([[[]], [['']], [['', ' ']]])('%j that are empty replace nothing else', some => {
    expect(createRedactor(some)('a text')).toBe(some.includes(' ') ? 'a***text' : 'a text')
  })

  test('a lone surrogate breaks nothing', () => {
    const redact = createRedactor(['key\ud83d'])
    expect(redact('key\ud83d key%EF%BF%BD')).toBe('*** ***')
  })

  test('no text keeps any spelling of any secret, overlapping ones included', () => {
    const piece = fc.oneof(
      fc.record({ secret: fc.nat(), encoding: fc.nat(), from: fc.nat(3), to: fc.nat(3) }),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    fc.assert(
      fc.property(
        fc.array(someSecret, { minLength: 1, maxLength: 4 }),
        fc.array(piece),
        (secrets, pieces) => {
          const spell = (secret: number, encoding: number): string =>
            encodings[encoding % encodings.length]?.[1](secrets[secret % secrets.length] ?? '') ?? ''
          const text = pieces
            .map(part => {
              if (typeof part === 'string') return part
              const spelt = spell(part.secret, part.encoding)
              return spelt.slice(part.from, spelt.length - part.to) + spelt
            })
            .join('')
          const redacted = createRedactor(secrets)(text)
          for (const secret of secrets) {
            for (const [name, encode] of encodings) {
              expect(redacted.includes(encode(secret)), `${JSON.stringify(secret)} ${name}`).toBe(false)
            }
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  test('text without a secret stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(createRedactor(['0123456789abcdef-key'])(text)).toBe(text)
      }),
    )
  })
})
