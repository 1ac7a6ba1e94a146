import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServedSite, serveSite } from '../../demo/serve-site.ts'
import { type Analysis, type Analyzer, createAnalyzer } from '../../src/analyzer/analyzer.ts'

let site: ServedSite
let analyzer: Analyzer
beforeAll(async () => {
  site = await serveSite()
  analyzer = createAnalyzer()
})
afterAll(async () => {
  await analyzer.close()
  await site.close()
})

const analyze = (url: string): Promise<Analysis> =>
  analyzer.analyze(url, { signal: AbortSignal.timeout(10_000) })

const failures = ({ checks }: Analysis): string[] =>
  checks.filter(({ status }) => status === 'failed').map(({ id, reason }) => `${id}: ${reason}`)

test('the home page is good, with nothing to mend and nothing untold', async () => {
  const analysis = await analyze(site.pages[0])
  expect(failures(analysis)).toEqual([])
  expect(analysis.checks.filter(({ status }) => status === 'inconclusive')).toEqual([])
  expect(analysis).toMatchObject({ result: 'good', score: 100 })
})

// The bounds leave room for checks to come: the demo must show a page that is clearly neither good nor bad.
test('the product page is decent, for what the demo says is wrong with it', async () => {
  const analysis = await analyze(site.pages[1])
  expect(failures(analysis)).toEqual(
    expect.arrayContaining([
      'title: several',
      'meta-description: missing',
      'image-alt: missing',
      'crawlable-links: script',
      'viewport: no-zoom',
      'social-tags: none',
    ]),
  )
  expect(analysis.result).toBe('decent')
  expect(analysis.score).toBeGreaterThanOrEqual(55)
  expect(analysis.score).toBeLessThanOrEqual(75)
})

test('the sale page is bad, for what the demo says is wrong with it', async () => {
  const analysis = await analyze(site.pages[2])
  expect(failures(analysis)).toEqual(
    expect.arrayContaining([
      'indexable: noindex-tag',
      'title: missing',
      'meta-description: missing',
      'h1: missing',
      'image-alt: missing',
      'crawlable-links: script',
      'language: missing',
      'viewport: missing',
      'social-tags: none',
      'doctype: missing',
    ]),
  )
  expect(analysis.result).toBe('bad')
  expect(analysis.score).toBeLessThanOrEqual(40)
})
