import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oneLine, plural } from '../../src/report/text.ts'

describe('oneLine', () => {
  test.each([
    ['two\nlines', 'two lines'],
    ['two\r\n\r\n  lines', 'two lines'],
    ['  around  ', 'around'],
    ['bell\u0007 and escape \u001b[31mred', 'bell and escape [31mred'],
    ['next\u0085line', 'next line'],
    ['line\u2028and\u2029paragraph', 'line and paragraph'],
    ['right\u202eot\u202c left', 'right ot left'],
    ['mark\u061c \u200e\u200f end', 'mark end'],
    ['zero\u200bwidth\u2060\ufeff', 'zero width'],
    ['tag\u{e0041}\u{e007f}s', 'tag s'],
    ['lone \ud83d half', 'lone \ufffd half'],
    ['family 👨‍👩‍👧 and नि', 'family 👨‍👩‍👧 and नि'],
    ['', ''],
    ['\n\n', ''],
  ])('%j becomes %j', (text, line) => {
    expect(oneLine(text)).toBe(line)
  })

  test.each([
    ['abcde', 5, 'abcde'],
    ['abcdef', 5, 'abcd…'],
    ['😀😀😀', 3, '😀😀😀'],
    ['😀😀😀😀', 3, '😀😀…'],
    [`${' '.repeat(1000)}far away`, 5, '…'],
    // The cut before cleaning falls into the pair.
    [`${'a\n\n\n\n'.repeat(3)}abcd😀`, 5, 'a a…'],
    [`${' '.repeat(19)}😀`, 5, '…'],
  ])('%j in %i characters is %j', (text, max, line) => {
    expect(oneLine(text, max)).toBe(line)
  })

  test('any text becomes one printable line within the bound', () => {
    const wild = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          '\n',
          '\r',
          '\u001b',
          '\u2028',
          '\u202e',
          '\u200b',
          '\ud83d',
          '\ude00',
          '😀',
          ' ',
          '::',
        ),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      maxLength: 60,
    })
    fc.assert(
      fc.property(wild, fc.integer({ min: 1, max: 40 }), (text, max) => {
        const line = oneLine(text, max)
        expect(Array.from(line).length).toBeLessThanOrEqual(max)
        expect(line.isWellFormed()).toBe(true)
        expect(line).not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u,
        )
        expect(line).toBe(line.trim())
      }),
    )
  })

  test('a pair is never split: text without lone halves gets no replacement character', () => {
    const text = fc
      .array(fc.constantFrom('😀', '𝒳', 'a', '\n', ' '), { maxLength: 80 })
      .map(all => all.join(''))
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 10 }), (some, max) => {
        expect(oneLine(some, max)).not.toContain('\ufffd')
      }),
    )
  })

  test('text that is short enough and printable stays as it is', () => {
    const word = fc.stringMatching(/^[\p{L}\p{N}\p{P}]+$/u, { size: '-1' })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), words => {
        const text = words.join(' ')
        fc.pre(Array.from(text).length <= 500)
        expect(oneLine(text)).toBe(text)
      }),
    )
  })
})

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
])('plural of %i', (count, words) => {
  expect(plural(count, 'page')).toBe(words)
})

test('plural with its own form', () => {
  expect([plural(1, 'entry', 'entries'), plural(2, 'entry', 'entries')]).toEqual(['1 entry', '2 entries'])
})
