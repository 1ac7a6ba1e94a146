import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLanguageTag } from '../../../src/analyzer/language/language-tag.ts'

describe('well-formed', () => {
  test.each([
    ['en', 'en', null, null],
    ['EN-us', 'en', null, 'us'],
    // RFC 5646 appendix A
    ['zh-Hant', 'zh', 'hant', null],
    ['zh-cmn-Hans-CN', 'zh', 'hans', 'cn'],
    ['zh-yue-HK', 'zh', null, 'hk'],
    ['sr-Latn-RS', 'sr', 'latn', 'rs'],
    ['sl-rozaj-biske', 'sl', null, null],
    ['de-CH-1901', 'de', null, 'ch'],
    ['hy-Latn-IT-arevela', 'hy', 'latn', 'it'],
    ['es-419', 'es', null, '419'],
    ['de-CH-x-phonebk', 'de', null, 'ch'],
    ['az-Arab-x-AZE-derbend', 'az', 'arab', null],
    ['x-whatever', '', null, null],
    ['qaa-Qaaa-QM-x-southern', 'qaa', 'qaaa', 'qm'],
    ['en-US-u-islamcal', 'en', null, 'us'],
    ['zh-CN-a-myext-x-private', 'zh', null, 'cn'],
    ['en-a-myext-b-another', 'en', null, null],
  ])('%s', (tag, language, script, region) => {
    expect(parseLanguageTag(tag)).toEqual({ language, script, region })
  })
})

describe('malformed', () => {
  test.each([
    '',
    ' en',
    'en ',
    'e',
    'en_US',
    'en-',
    '-en',
    'en--US',
    'english language',
    'toolonglanguage',
    'en-x',
    'i-lux',
    'x',
    '<en>',
    // RFC 5646 appendix A: two regions, a subtag of one character that is no extension, a repeated extension.
    'de-419-DE',
    'a-DE',
    'ar-a-aaa-b-bbb-a-ccc',
    // RFC 5646 section 2.2.5: a repeated variant.
    'de-DE-1901-1901',
    'de-1901-DE',
  ])('%j', tag => {
    expect(parseLanguageTag(tag)).toBeNull()
  })
})

test('any language, script and region are read, and any other text without trouble', () => {
  const letters = (from: number, to: number) =>
    fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: from, maxLength: to })
  fc.assert(
    fc.property(letters(2, 3), letters(4, 4), letters(2, 2), (language, script, region) => {
      expect(parseLanguageTag(`${language}-${script}-${region}`)).toEqual({ language, script, region })
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aex1-'), maxLength: 300 }), text => {
      const tag = parseLanguageTag(text)
      expect(tag === null || text.startsWith(tag.language)).toBe(true)
    }),
  )
})
