import { defineCheck, fail, instances, pass } from '../define-check.ts'
import { indexingBlocks } from '../indexing-blocks.ts'

/** https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
export default defineCheck({
  id: 'indexable',
  title: 'Allowed in search results',
  category: 'seo',
  importance: 'high',
  explanation:
    'A page can tell search engines to leave it out of their results. That is right for a basket or a preview, and fatal for a page that people should find.',
  reasons: {
    'noindex-tag': 'Remove “noindex” or “none” from the robots tag of this page if people should find it.',
    'noindex-header':
      'Stop the server from sending “noindex” or “none” in the X-Robots-Tag header of this page if people should find it.',
    expired: 'The date in “unavailable_after” has passed. Remove it, or set a later one.',
  },
  run(page) {
    const blocks = indexingBlocks(page)
    const [first] = blocks.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    // All of them are shown: the page stays out until the last is gone.
    return first ? fail(first.kind, instances(blocks.map(({ evidence }) => evidence))) : pass()
  },
})

const order = ['noindex-tag', 'noindex-header', 'expired'] as const
