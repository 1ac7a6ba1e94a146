import { defineCheck, fail, pass } from '../define-check.ts'
import { quote } from '../evidence.ts'
import { contentOf, metasNamed } from '../metas.ts'

/**
 * The first description counts.
 * https://developers.google.com/search/docs/appearance/snippet
 * https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata
 */
export default defineCheck({
  id: 'meta-description',
  title: 'Page description',
  category: 'seo',
  importance: 'medium',
  explanation:
    'Search engines often show the description under the headline of a result, where it helps people to decide whether to come.',
  reasons: {
    missing:
      'Add <meta name="description" content="…"> to the <head>, with one or two sentences on what this page offers.',
    empty: 'Write one or two sentences on what this page offers into the description.',
    'outside-head':
      'The description stands in the page’s body, where search engines need not look. Move it into the <head>, before any element that is not allowed there.',
  },
  run({ document }) {
    const descriptions = metasNamed(document, 'description')
    const first = descriptions.find(({ inHead }) => inHead)
    if (!first) return fail(descriptions.length > 0 ? 'outside-head' : 'missing')
    const text = contentOf(first).trim()
    return text === '' ? fail('empty') : pass({ text: quote(text) })
  },
})
