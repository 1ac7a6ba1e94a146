import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quote, showTag } from '../../src/analyzer/evidence.ts'

const attributes = new Map([
  ['class', 'wide'],
  ['alt', ''],
  ['src', '/a.png'],
])

test('a tag shows its attributes', () => {
  expect(showTag('img', attributes)).toBe('<img class="wide" alt="" src="/a.png">')
})

test('or the wanted ones that it has, in their order', () => {
  expect(showTag('img', attributes, ['src', 'srcset', 'alt'])).toBe('<img src="/a.png" alt="">')
})

test('a long value does not hide the next', () => {
  const tag = showTag(
    'img',
    new Map([
      ['src', `data:image/png;base64,${'A'.repeat(100_000)}`],
      ['alt', 'Mug'],
    ]),
  )
  expect(tag).toMatch(/^<img src="data:image\/png;base64,A+…" alt="Mug">$/)
})

test('white space stays visible, quotes do not end a value', () => {
  expect(
    showTag(
      'img',
      new Map([
        ['alt', ' \n'],
        ['title', '"'],
      ]),
    ),
  ).toBe('<img alt=" " title="&quot;">')
})

test('any text becomes one line of at most 200 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), text => {
      for (const line of [
        quote(text),
        showTag(
          'a',
          new Map([
            ['href', text],
            ['title', text],
          ]),
        ),
      ]) {
        expect(Array.from(line).length).toBeLessThanOrEqual(200)
        expect(line).not.toMatch(/\p{Cc}/u)
      }
    }),
  )
})
