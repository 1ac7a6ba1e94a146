import { defineCheck, fail, pass } from '../define-check.ts'
import { quote } from '../evidence.ts'
import { isKnownLanguage } from '../language/known-languages.ts'
import { parseLanguageTag } from '../language/language-tag.ts'

/**
 * `<html lang>` is a well-formed tag of RFC 5646 whose language the IANA registry knows.
 * https://www.w3.org/WAI/standards-guidelines/act/rules/b5c3f8/
 * https://www.w3.org/WAI/standards-guidelines/act/rules/bf051a/
 */
export default defineCheck({
  id: 'language',
  title: 'Page language',
  category: 'seo',
  importance: 'medium',
  explanation:
    'Browsers offer translations, and screen readers choose their pronunciation, by the language that a page declares.',
  reasons: {
    missing: 'Declare the language of the page at its beginning, such as <html lang="en">.',
    empty: 'Write the language of the page into the lang of <html>, such as lang="en".',
    malformed:
      'Write the lang of <html> as a language tag such as “en”, “de” or “pt-BR”, with a hyphen and not an underscore.',
    unknown: 'Use a registered language code in the lang of <html>, such as “en”, “de” or “pt-BR”.',
  },
  run({ document }) {
    const lang = document.htmlAttributes.get('lang')
    if (lang === undefined) return fail('missing')
    if (lang.trim() === '') return fail('empty')
    const details = { lang: quote(lang) }
    const tag = parseLanguageTag(lang)
    if (!tag) return fail('malformed', details)
    return isKnownLanguage(tag.language) ? pass(details) : fail('unknown', details)
  },
})
