import { defineCheck, fail, instances, pass } from '../define-check.ts'
import { quote } from '../evidence.ts'

/** https://developers.google.com/search/docs/appearance/title-link */
export default defineCheck({
  id: 'title',
  title: 'Page title',
  category: 'seo',
  importance: 'high',
  explanation:
    'Search engines show the title as the headline of a result, and browsers as the name of the tab.',
  reasons: {
    missing: 'Add one <title> to the <head> that says in a few words what this page offers.',
    empty: 'Write a title that says in a few words what this page offers.',
    'outside-head':
      'The <title> stands in the page’s body, where search engines need not look. Move it into the <head>, before any element that is not allowed there.',
    several: 'Keep the one <title> that describes this page best and remove the others.',
  },
  run({ document: { titles } }) {
    const first = titles.find(({ inHead }) => inHead)
    if (titles.length === 0) return fail('missing')
    if (!first) return fail('outside-head', instances(titles.map(({ text }) => quote(text))))
    if (first.text === '') return fail('empty')
    if (titles.length > 1) return fail('several', instances(titles.map(({ text }) => quote(text))))
    return pass({ text: quote(first.text) })
  },
})
