import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { renderSubtags, subtagsFile } from '../../../scripts/language-subtags.ts'
import { isKnownLanguage } from '../../../src/analyzer/language/known-languages.ts'

test('the committed subtags are what the registry gives', async () => {
  const committed = await readFile(new URL(`../../../scripts/${subtagsFile}`, import.meta.url), 'utf8')
  expect(renderSubtags()).toBe(committed)
})

describe('isKnownLanguage', () => {
  // https://www.iana.org/assignments/language-subtag-registry: in use, deprecated, special and private ones.
  test.each(['en', 'de', 'gsw', 'yue', 'iw', 'und', 'mul', 'zxx', 'qaa', 'qmz', 'qtz'])(
    'knows %s',
    subtag => {
      expect(isKnownLanguage(subtag)).toBe(true)
    },
  )

  test.each(['', ' ', 'em', 'eng', 'deu', 'EN', 'qua.', 'qub..', 'english', 'xx'])(
    'does not know %j',
    subtag => {
      expect(isKnownLanguage(subtag)).toBe(false)
    },
  )
})
