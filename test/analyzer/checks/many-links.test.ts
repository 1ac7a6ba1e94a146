import { expect, test, vi } from 'vitest'
import canonical from '../../../src/analyzer/checks/canonical.ts'
import crawlableLinks from '../../../src/analyzer/checks/crawlable-links.ts'
import { runCheck } from '../../../src/analyzer/define-check.ts'
import { buildPage } from '../../support/page.ts'

/** How many characters a check gives to the URL parser, counted rather than timed. */
function parsedCharacters(work: () => void): number {
  const parse = vi.spyOn(URL, 'parse')
  try {
    work()
    return parse.mock.calls.reduce(
      (sum, [url, base]) => sum + String(url).length + String(base ?? '').length,
      0,
    )
  } finally {
    parse.mockRestore()
  }
}

const many = (markup: (index: number) => string): string =>
  Array.from({ length: 5_000 }, (_, i) => markup(i)).join('')
const longBase = `<base href="https://example.com/${'a'.repeat(100_000)}/">`
const longUrl = `https://example.com/${'a/'.repeat(50_000)}`

test.each([
  ['one address', crawlableLinks, { html: longBase + many(() => '<a href=x>x</a>') }, 100],
  ['distinct addresses', crawlableLinks, { html: longBase + many(i => `<a href=${i}>x</a>`) }, 200_000],
  ['a long final URL', crawlableLinks, { url: longUrl, html: many(i => `<a href=${i}>x</a>`) }, 200_000],
  ['long addresses', crawlableLinks, { html: `<a href="/${'a'.repeat(100_000)}">x</a>` }, 3_000],
  ['canonicals', canonical, { html: longBase + many(i => `<link rel=canonical href=${i}>`) }, 50_000],
  [
    'canonicals on a long final URL',
    canonical,
    { url: longUrl, html: many(i => `<link rel=canonical href=${i}>`) },
    50_000,
  ],
])('many links do not multiply with the length of the base: %s', (_, check, spec, most) => {
  const page = buildPage(spec)
  expect(parsedCharacters(() => runCheck(check, page))).toBeLessThanOrEqual(most)
})
