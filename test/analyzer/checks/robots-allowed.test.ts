import robotsAllowed from '../../../src/analyzer/checks/robots-allowed.ts'
import { testCheck } from '../../support/test-check.ts'

const url = 'https://example.com/shop/mug'
const disallow = 'User-agent: *\nDisallow: /shop/'

testCheck(robotsAllowed, {
  pass: [
    { url, robotsTxt: 404 },
    { url, robotsTxt: '' },
    { url, robotsTxt: 'User-agent: *\nDisallow: /basket' },
    { url, robotsTxt: 'User-agent: Googlebot\nAllow: /\n\nUser-agent: *\nDisallow: /' },
    { url, robotsTxt: 'User-agent: bingbot\nDisallow: /' },
    // The longest match decides (RFC 9309 section 2.2.2).
    { url, robotsTxt: `${disallow}\nAllow: /shop/mug`, evidence: { rule: 'Allow: /shop/mug' } },
  ],
  fail: {
    disallowed: [
      { url, robotsTxt: disallow, evidence: { rule: 'Disallow: /shop/' } },
      { url, robotsTxt: 'User-agent: googlebot\nDisallow: /' },
      // The page that counts is the one at the end of the redirects.
      { url: 'https://example.com/', finalUrl: url, robotsTxt: disallow },
    ],
    'hides-noindex': [
      {
        url,
        robotsTxt: disallow,
        html: '<meta name="robots" content="noindex">',
        evidence: { rule: 'Disallow: /shop/', hidden: '<meta name="robots" content="noindex">' },
      },
      { url, robotsTxt: disallow, headers: [['X-Robots-Tag', 'noindex']] },
    ],
  },
  inconclusive: [
    { url, robotsTxt: null },
    { url, robotsTxt: 503, evidence: { problem: 'robots.txt answered with status 503.' } },
    { url, robotsTxt: 429 },
  ],
})
