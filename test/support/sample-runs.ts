import type { CheckResult } from '../../src/report/check-result.ts'
import type { PageOutcome, RunResult } from '../../src/report/run-result.ts'
import { aCheck, anErrorPage, aPage, aRun } from './run-results.ts'

/** A dozen real-looking failures of the catalogue, of all importances and shapes of evidence. */
export const sampleFailures: readonly CheckResult[] = [
  aCheck(),
  aCheck({
    id: 'indexable',
    title: 'Open to search engines',
    reason: 'noindex',
    advice: 'Remove noindex from the robots meta element, or search engines will drop this page.',
    details: { directive: 'noindex, nofollow', source: 'meta robots' },
  }),
  aCheck({
    id: 'image-alt',
    title: 'Text alternatives of images',
    importance: 'medium',
    reason: 'missing',
    advice: 'Describe each image in its alt attribute; an empty one marks decoration.',
    details: {
      count: 31,
      instances: Array.from({ length: 20 }, (_, i) => `<img src="/media/products/tea-pot-${i + 1}.jpg">`),
    },
  }),
  aCheck({
    id: 'meta-description',
    title: 'Meta description',
    importance: 'medium',
    reason: 'empty',
    advice: 'Write one or two sentences that say what this page offers.',
    details: { length: 0 },
  }),
  aCheck({
    id: 'crawlable-links',
    title: 'Links that can be followed',
    importance: 'medium',
    reason: 'script',
    advice: 'Give each link an address that works without script.',
    details: {
      count: 2,
      instances: ['<a href="javascript:void(0)">Basket</a>', '<a onclick="go()">More</a>'],
    },
  }),
  aCheck({
    id: 'compression',
    title: 'Compressed transfer',
    category: 'performance',
    importance: 'medium',
    reason: 'uncompressed',
    advice: 'Let the server compress HTML with gzip, Brotli or Zstandard.',
    details: { bytes: 184_320, savedBytes: 151_002 },
  }),
  aCheck({
    id: 'hsts',
    title: 'Strict transport security',
    category: 'security',
    importance: 'medium',
    reason: 'short',
    advice: 'Send Strict-Transport-Security with a max-age of at least 31,536,000 seconds.',
    details: { header: 'max-age=300' },
  }),
  aCheck({
    id: 'social-tags',
    title: 'Preview in social networks',
    category: 'miscellaneous',
    importance: 'low',
    reason: 'missing',
    advice: 'Add the missing Open Graph tags.',
    details: { missing: ['og:title', 'og:image', 'og:url'] },
  }),
  aCheck({
    id: 'title-length',
    title: 'Length of the title',
    importance: 'low',
    reason: 'long',
    advice: 'Keep the title within 70 characters so that it is not cut.',
    details: {
      text: 'Tea pots, tea cups, tea kettles and everything else for tea | The Little Tea Shop',
      length: 82,
    },
  }),
]

const passedTitles = [
  'HTTP status',
  'Canonical address',
  'Main heading',
  'Language',
  'Viewport',
  'Doctype',
  'Charset',
]

const passedChecks: readonly CheckResult[] = [
  ...passedTitles.map(title =>
    aCheck({ id: title.toLowerCase().replaceAll(' ', '-'), title, status: 'passed', importance: 'medium' }),
  ),
  aCheck({ id: 'hreflang', title: 'Language versions', status: 'notApplicable', importance: 'medium' }),
  aCheck({
    id: 'robots-allowed',
    title: 'Allowed by robots.txt',
    status: 'inconclusive',
    details: { problem: 'robots.txt did not answer within 5 s.' },
  }),
]

const good = (url: string, failures: readonly CheckResult[] = []): PageOutcome =>
  aPage({ url, checks: [...failures, ...passedChecks], report: { score: 97 - failures.length * 2 } })

const decent = (url: string, score: number): PageOutcome =>
  aPage({
    url,
    checks: [...sampleFailures.slice(2, 7), ...passedChecks],
    report: { result: 'decent', score, reportUrl: 'https://reports.example/r/7' },
    previous: { result: 'decent', score: score - 4, generatedAt: '2026-01-20T12:00:00.000Z' },
    outcome: 'refreshed',
  })

const bad = (url: string, score: number): PageOutcome =>
  aPage({
    url,
    verdict: 'failed',
    why: 'The result is bad. First to mend: Page title, and 8 more.',
    checks: [...sampleFailures, ...passedChecks],
    report: { result: 'bad', score, reportUrl: 'https://reports.example/r/9' },
    previous: { result: 'good', score: 91, generatedAt: '2026-01-20T12:00:00.000Z' },
    outcome: 'refreshed',
  })

const hostile = '| </td><script>x</script> @everyone ::error::x `<b>` ##[error]y $a$ #1 GH-2 :tada: ![i](x)'

/** Runs as they come from real use, one of each kind that looks different. */
export const sampleRuns = {
  allGood: aRun([
    good('https://shop.example/'),
    good('https://shop.example/about'),
    good('https://shop.example/tea'),
  ]),
  mixed: aRun([
    good('https://shop.example/'),
    good('https://shop.example/about', sampleFailures.slice(7)),
    bad('https://shop.example/products/tea-pots?colour=blue&size=large', 32),
    decent('https://shop.example/products', 74),
    good('https://shop.example/contact'),
    anErrorPage('https://shop.example/sale'),
    good('https://shop.example/imprint'),
    decent('https://shop.example/blog/2026/01/how-to-make-a-really-good-cup-of-tea-in-seven-minutes', 61),
    good('https://shop.example/returns'),
    anErrorPage('https://shop.example/old', {
      code: 'page-unreachable',
      message: 'The page answered with a challenge of a bot protection (status 403).',
      status: 403,
    }),
    good('https://shop.example/jobs'),
    bad('https://shop.example/basket', 18),
  ]),
  allErrors: aRun(
    Array.from({ length: 4 }, (_, i) =>
      anErrorPage(`https://shop.example/${i}`, {
        code: 'unauthorized',
        message: 'The service refused the key (status 401). Check the input api-key.',
        status: 401,
      }),
    ),
    { engine: { kind: 'service', baseUrl: 'https://reports.example' } },
  ),
  large: aRun(
    Array.from({ length: 200 }, (_, i) => {
      const url = `https://shop.example/products/${String(i).padStart(3, '0')}-tea`
      return i % 10 < 3 ? bad(url, 10 + (i % 37)) : i % 10 < 5 ? decent(url, 55 + (i % 20)) : good(url)
    }),
    { durationMs: 127_000 },
  ),
  hostile: aRun([
    aPage({
      url: `https://shop.example/${'a'.repeat(10_000)}`,
      verdict: 'failed',
      why: hostile,
      checks: [
        aCheck({ title: hostile, advice: hostile, details: { text: hostile, [hostile]: hostile } }),
        aCheck({
          title: 'A\n\n# heading',
          advice: 'x\r\n::error::forged',
          details: { instances: [hostile, '', 'b'] },
        }),
        aCheck({
          title: '\u202eright to left\u2066',
          advice: '](javascript:x) <img src=x onerror=y>',
          importance: 'low',
        }),
        aCheck({ title: 'العنوان مفقود', advice: 'أضف عنوانًا للصفحة | 12 (34)', importance: 'low' }),
      ],
      report: { result: 'bad', score: 0, reportUrl: 'javascript:x', project: hostile },
    }),
    aPage({
      url: 'https://shop.example/@everyone/(x)[y]*_*|~~z~~?a=1&copy=2&$x$#1',
      checks: [aCheck({ importance: 'low', advice: 'W'.repeat(3000), details: { text: 'W'.repeat(3000) } })],
    }),
    anErrorPage('https://shop.example/e', {
      code: 'bad-response',
      message: `${hostile}\u001b[31m\n${hostile}`,
      status: 200,
    }),
  ]),
  service: aRun(
    [
      aPage({
        url: 'https://shop.example/',
        checks: [],
        report: { score: null, reportUrl: 'https://reports.example/r/1' },
      }),
      aPage({
        url: 'https://shop.example/a',
        checks: [],
        verdict: 'failed',
        report: { result: 'bad', score: null, reportUrl: 'https://reports.example/r/2' },
        previous: { result: 'decent', score: null, generatedAt: null },
      }),
    ],
    { engine: { kind: 'service', baseUrl: 'https://reports.example' } },
  ),
  empty: aRun([]),
} satisfies Record<string, RunResult>
