import { defineCheck, fail, inconclusive, pass } from '../define-check.ts'
import { quote } from '../evidence.ts'
import { indexingBlocks } from '../indexing-blocks.ts'

/**
 * RFC 9309, for Googlebot and the final URL. A page that robots.txt hides has its own reason when it also
 * says `noindex`: no search engine can read that, so the bare address may still be listed.
 * https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export default defineCheck({
  id: 'robots-allowed',
  title: 'Open to search engines',
  category: 'seo',
  importance: 'high',
  explanation:
    'The site’s robots.txt says which addresses search engines may fetch. They cannot read what they may not fetch.',
  reasons: {
    disallowed: 'Remove or narrow the rule in robots.txt that covers this page if people should find it.',
    'hides-noindex':
      'This page asks to stay out of search results, but robots.txt keeps search engines from reading that, so its address can still be listed. Allow it in robots.txt; remove “noindex” too if people should find the page.',
  },
  run(page) {
    const { robotsTxt } = page.origin
    if (!robotsTxt) return inconclusive({ problem: 'robots.txt could not be fetched.' })
    const { verdict, rule } = robotsTxt.check('Googlebot', page.response.finalUrl)
    const details = { rule: rule === null ? null : quote(rule) }
    if (verdict === 'unknown')
      return inconclusive({ problem: `robots.txt answered with status ${robotsTxt.status}.` })
    if (verdict === 'allowed') return pass(details)
    const [block] = indexingBlocks(page)
    return block ? fail('hides-noindex', { ...details, hidden: block.evidence }) : fail('disallowed', details)
  },
})
