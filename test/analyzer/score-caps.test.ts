import { describe, expect, test } from 'vitest'
import { checks } from '../../src/analyzer/checks/index.ts'
import { runCheck } from '../../src/analyzer/define-check.ts'
import { scorePage } from '../../src/analyzer/score.ts'
import { caps } from '../../src/analyzer/score-caps.ts'
import type { CheckResult } from '../../src/report/check-result.ts'
import { buildPage, describePage, type PageSpec } from '../support/page.ts'

const title = '<title>Mugs</title>'
const bytes = (count: number) => ({ body: new TextEncoder().encode(title.padEnd(count)) })

/** For each cap, pages just beyond it and pages just short of it. */
const table: Record<string, { capped: PageSpec[]; free: PageSpec[] }> = {
  'no-page': {
    capped: [{ status: 400 }, { status: 404 }, { status: 500 }, { status: 301, redirectLoop: true }],
    free: [{ status: 200 }, { status: 399 }],
  },
  'not-in-results': {
    capped: [
      { html: `${title}<meta name="robots" content="noindex">` },
      { headers: [['X-Robots-Tag', 'none']] },
      { robotsTxt: 'User-agent: *\nDisallow: /' },
    ],
    free: [{ html: '<meta name="robots" content="nofollow">' }, { robotsTxt: 503 }, { robotsTxt: null }],
  },
  'not-secure': {
    capped: [{ url: 'http://example.com/' }],
    free: [
      { url: 'https://example.com/' },
      { url: 'http://localhost/' },
      // A redirect by way of http is a failed check, but the page itself is secure.
      {
        url: 'https://example.com/',
        hops: [
          { url: 'https://example.com/', status: 301 },
          { url: 'http://example.com/a', status: 301 },
        ],
        finalUrl: 'https://example.com/a',
      },
    ],
  },
  'cut-off': { capped: [bytes(2_000_001), { truncated: true }], free: [bytes(2_000_000)] },
  'no-title': {
    capped: [{ html: '<p>Text' }, { html: '<title> </title>' }, { html: '<body><p><title>Mugs</title>' }],
    free: [{ html: title }, { html: title + title }],
  },
}

test('the caps are those of the catalogue, lowest first', () => {
  expect(caps.map(({ name, score }) => [name, score])).toEqual([
    ['no-page', 20],
    ['not-in-results', 40],
    ['not-secure', 70],
    ['cut-off', 79],
    ['no-title', 79],
  ])
})

const resultsOf = (spec: PageSpec) => checks.map(check => runCheck(check, buildPage(spec)))

/** As many passed checks as it takes for nothing but a cap to hold the score back. */
function amongPassed(real: readonly CheckResult[]): CheckResult[] {
  const passed = real.filter(({ status }) => status === 'passed').slice(0, 1)
  return [...Array.from({ length: 10_000 }, () => passed).flat(), ...real]
}

describe.each(caps)('$name', cap => {
  const { capped, free } = table[cap.name] ?? { capped: [], free: [] }

  for (const spec of capped) {
    test(`holds ${describePage(spec)}`, () => {
      const results = resultsOf(spec)
      expect(cap.applies(buildPage(spec), results)).toBe(true)
      expect(scorePage(buildPage(spec), amongPassed(results)).score).toBeLessThanOrEqual(cap.score)
    })
  }

  for (const spec of free) {
    test(`does not hold ${describePage(spec)}`, () => {
      expect(cap.applies(buildPage(spec), resultsOf(spec))).toBe(false)
    })
  }

  test('has pages on both sides and a reason', () => {
    expect(Math.min(capped.length, free.length)).toBeGreaterThan(0)
    expect(cap.reason).toMatch(/^[A-Z].*\.$/)
  })

  test('holds the score at its own bound', () => {
    // Beyond this cap alone: all other checks of such a page pass.
    const [spec = {}] = capped
    const held = { html: title, ...spec }
    expect(scorePage(buildPage(held), amongPassed(resultsOf(held))).score).toBe(cap.score)
  })
})

test('without a fault the score is not held', () => {
  const spec = { html: title }
  expect(scorePage(buildPage(spec), amongPassed(resultsOf(spec))).score).toBe(99)
})

test('the lowest of several caps counts', () => {
  const spec = { url: 'http://example.com/', status: 404, html: '' }
  expect(scorePage(buildPage(spec), amongPassed(resultsOf(spec))).score).toBe(20)
})
