import { defineCheck, fail, pass } from '../define-check.ts'
import { quote } from '../evidence.ts'

/**
 * Several are fine: Google says that it makes no difference.
 * https://developers.google.com/search/docs/fundamentals/seo-starter-guide
 */
export default defineCheck({
  id: 'h1',
  title: 'Main heading',
  category: 'seo',
  importance: 'medium',
  explanation:
    'The main heading tells people who arrive, and search engines, what the page is about; screen reader users jump to it.',
  reasons: {
    missing: 'Mark up the page’s main heading as <h1>.',
    empty:
      'Give the <h1> a text. If it holds a logo or another picture, describe that in the picture’s alt text.',
  },
  run({ document }) {
    const headings = document.headings.filter(({ level }) => level === 1)
    if (headings.length === 0) return fail('missing')
    const first = headings.find(({ text }) => text !== '')
    return first
      ? pass({ text: quote(first.text), count: headings.length })
      : fail('empty', { count: headings.length })
  },
})
