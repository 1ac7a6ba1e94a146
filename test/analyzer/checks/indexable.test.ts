import indexable from '../../../src/analyzer/checks/indexable.ts'
import { testCheck } from '../../support/test-check.ts'

const header = (...values: string[]) => ({ headers: values.map(value => ['X-Robots-Tag', value] as const) })
const meta = (content: string, name = 'robots') => ({
  html: `<head><meta name="${name}" content="${content}"></head>`,
})
const now = new Date('2026-01-31T12:00:00Z')

// Forms of the rules: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
testCheck(indexable, {
  pass: [
    { html: '' },
    meta('index, follow'),
    meta('nofollow, max-snippet:-1, max-image-preview:large'),
    // "none" here is the size of a preview.
    meta('max-image-preview:none'),
    header('max-image-preview: none'),
    meta('noindex', 'bingbot'),
    meta('noindex', 'googlebot-news'),
    meta('noindexed'),
    { html: '<template><meta name="robots" content="noindex"></template>' },
    header('otherbot: noindex, nofollow'),
    header('otherbot:, noindex'),
    header('otherbot: noindex, googlebot: nofollow'),
    header('BadBot: noindex', 'googlebot: nofollow'),
    header('otherbot: unavailable_after: 25 Jun 2010 15:00:00 PST'),
    { ...meta('unavailable_after: 2026-01-31T12:00:01Z'), now },
    header('unavailable_after: Sunday, 31-Jan-27 12:00:00 GMT'),
    meta('unavailable_after: some day'),
    meta('unavailable_after:'),
  ],
  fail: {
    'noindex-tag': [
      { ...meta('noindex'), evidence: { count: 1, instances: ['<meta name="robots" content="noindex">'] } },
      meta('NOINDEX , nofollow'),
      meta('none'),
      meta('noindex', 'GoogleBot'),
      // The strictest of several counts, whichever comes last.
      { html: '<meta name="robots" content="noindex"><meta name="googlebot" content="index">' },
      { html: '<meta name="robots" content="index"><meta name="robots" content="noindex">' },
      { html: '<body><p>Text<meta name="robots" content="noindex">' },
      meta('unavailable_after: 25 Jun 2030 15:00:00 PST, noindex'),
      {
        ...meta('noindex'),
        ...header('noindex'),
        evidence: {
          count: 2,
          instances: ['<meta name="robots" content="noindex">', 'X-Robots-Tag: noindex'],
        },
      },
    ],
    'noindex-header': [
      { ...header('noindex'), evidence: { instances: ['X-Robots-Tag: noindex'] } },
      header('Googlebot: noindex'),
      header('googlebot: nofollow, noindex'),
      header('noindex, otherbot: nofollow'),
      header('otherbot: nofollow, googlebot: none'),
      // The second line does not go on where the first ended.
      header('otherbot: nofollow', 'noindex'),
      header('unavailable_after: Saturday, 25-Jun-50 15:00:00 GMT, noindex'),
    ],
    expired: [
      { ...meta('unavailable_after: 2026-01-31T12:00:00Z'), now },
      meta('unavailable_after: 25 Jun 2010 15:00:00 PST'),
      header('unavailable_after: 25 Jun 2010 15:00:00 PST'),
      header('noarchive, unavailable_after: Friday, 25-Jun-10 15:00:00 GMT, nofollow'),
      header('googlebot: unavailable_after: Fri, 25 Jun 2010 15:00:00 +0200'),
    ],
  },
})
