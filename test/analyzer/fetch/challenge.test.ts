import { describe, expect, test } from 'vitest'
import { challengeVendor } from '../../../src/analyzer/fetch/challenge.ts'
import { HeaderLines } from '../../../src/analyzer/page/header-lines.ts'
import { httpAnswer, serveRaw } from './serve-raw.ts'
import { never, useFetcher } from './use-fetcher.ts'

interface Row {
  readonly what: string
  readonly status: number
  readonly header?: readonly [name: string, value: string]
  readonly body?: string
  readonly vendor: string | null
}

const rows: readonly Row[] = [
  { what: 'Cloudflare says so', status: 403, header: ['CF-Mitigated', 'challenge'], vendor: 'Cloudflare' },
  { what: 'Vercel says so', status: 429, header: ['x-vercel-mitigated', 'challenge'], vendor: 'Vercel' },
  {
    what: 'AWS WAF says so, with a success',
    status: 202,
    header: ['x-amzn-waf-action', 'challenge'],
    vendor: 'AWS WAF',
  },
  {
    what: 'AWS WAF asks for a captcha',
    status: 405,
    header: ['x-amzn-waf-action', 'captcha'],
    vendor: 'AWS WAF',
  },
  {
    what: 'an older challenge',
    status: 503,
    body: '<script>window._cf_chl_opt={}</script>',
    vendor: 'Cloudflare',
  },
  { what: 'a block', status: 403, body: '<div class="cf-error-details">', vendor: 'Cloudflare' },
  {
    what: 'DataDome',
    status: 403,
    body: '<script src="https://ct.captcha-delivery.com/c.js">',
    vendor: 'DataDome',
  },
  { what: 'Imperva', status: 403, body: '<iframe src="/_Incapsula_Resource?x">', vendor: 'Imperva' },
  { what: 'HUMAN', status: 403, body: '<div id="px-captcha">', vendor: 'HUMAN' },
  { what: 'Akamai', status: 403, body: 'Reference https://errors.edgesuite.net/18.x', vendor: 'Akamai' },
  { what: 'the same words on a page', status: 200, body: 'captcha-delivery.com', vendor: null },
  { what: 'the same words on a missing page', status: 404, body: 'captcha-delivery.com', vendor: null },
  { what: 'an own error page', status: 403, body: '<h1>Members only</h1>', vendor: null },
  {
    what: 'an own page behind Cloudflare',
    status: 503,
    header: ['server', 'cloudflare'],
    body: '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js">',
    vendor: null,
  },
  { what: 'a header of another meaning', status: 403, header: ['cf-mitigated', 'no'], vendor: null },
  { what: 'a tiny body', status: 403, body: `px-captcha${' '.repeat(64 * 1024 - 10)}`, vendor: 'HUMAN' },
  { what: 'a large body', status: 403, body: `px-captcha${' '.repeat(64 * 1024 - 9)}`, vendor: null },
]

describe('bot checks', () => {
  test.each(rows)('$status, $what: $vendor', ({ status, header, body = '', vendor }) => {
    const headers = new HeaderLines(header ? [header] : [])
    expect(challengeVendor(status, headers, new TextEncoder().encode(body))).toBe(vendor)
  })

  const fetcher = useFetcher()

  test('one of them is no page', async () => {
    const headers = ['Content-Type: text/html', 'cf-mitigated: challenge']
    await using server = await serveRaw(socket =>
      socket.write(httpAnswer('403 Forbidden', headers, 'Just a moment')),
    )
    await expect(fetcher.fetchPage(server.url, { signal: never })).rejects.toMatchObject({
      name: 'PageUnreachableError',
      message: expect.stringMatching(/^Cloudflare answers 403 with a bot check.*SEOReportAction/),
    })
  })
})
