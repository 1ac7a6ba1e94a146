import { defineCheck, fail, pass } from '../define-check.ts'

// Googlebot reads the first 2 MB of a page, uncompressed; half of that leaves room to grow. Google writes
// neither MiB nor bytes, so the smaller meaning of MB is the safe one.
// https://developers.google.com/search/docs/crawling-indexing/googlebot
const largeBytes = 1_000_000
const crawlLimitBytes = 2_000_000

/** The HTML itself after decompression, without images, styles and scripts in files of their own. */
export default defineCheck({
  id: 'html-size',
  title: 'Size of the HTML',
  category: 'performance',
  importance: 'medium',
  explanation:
    'Large HTML is slow to load on phones, and search engines stop reading after a limit: Google after 2 MB.',
  reasons: {
    'cut-off':
      'Search engines do not read this page to its end. Move styles, scripts, data and pictures that are written into the HTML to files of their own, or split the page.',
    large:
      'Move styles, scripts, data and pictures that are written into the HTML to files of their own, or split the page.',
  },
  run({ response }) {
    const bytes = response.body.byteLength
    if (response.truncated || bytes > crawlLimitBytes)
      return fail('cut-off', { bytes, limitBytes: crawlLimitBytes }, 'high')
    return bytes < largeBytes ? pass({ bytes }) : fail('large', { bytes, limitBytes: largeBytes })
  },
})
