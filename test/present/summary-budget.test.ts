import { expect, test } from 'vitest'
import { takeWhileFits } from '../../src/present/summary/budget.ts'
import { renderSummary } from '../../src/present/summary.ts'
import { aCheck, aPage, aRun } from '../support/run-results.ts'
import { sampleRuns } from '../support/sample-runs.ts'
import { elementsNamed, rendered, textOf } from './rendered.ts'

const bytes = (text: string): number => Buffer.byteLength(text)

function parts(markdown: string) {
  const tree = rendered(markdown)
  return {
    rows: elementsNamed(tree, 'tr').length - 1,
    details: elementsNamed(tree, 'details').length,
    evidence: markdown.includes('tea&#45;pot'),
    note: elementsNamed(tree, 'blockquote').map(textOf).join('').trim(),
    urls: elementsNamed(tree, 'td')
      .flatMap(cell => elementsNamed(cell, 'a'))
      .map(textOf),
  }
}

const whole = renderSummary(sampleRuns.large)

test('a run that fits is complete and says nothing of it', () => {
  expect(parts(whole)).toMatchObject({ rows: 200, details: 100, note: '' })
})

test.each([
  ['evidence first', 0.8, { rows: 200, details: 100 }, 'the evidence was shortened'],
  [
    'then details of the best pages',
    0.3,
    { rows: 200 },
    /^To stay under [\d,]+ bytes, the evidence was shortened, and what to fix on \d+ pages was left out\./,
  ],
  [
    'then rows of the best pages',
    0.05,
    { details: 0 },
    /what to fix on 100 pages was left out, and \d+ rows of the table were left out/,
  ],
])('shrinks %s', (_, share, expected, note) => {
  const maxBytes = Math.round(bytes(whole) * share)
  const markdown = renderSummary(sampleRuns.large, { maxBytes })
  expect(bytes(markdown)).toBeLessThanOrEqual(maxBytes)
  expect(parts(markdown)).toMatchObject(expected)
  expect(parts(markdown).note).toMatch(note)
})

test('what is kept are the worst pages', () => {
  const all = parts(whole).urls
  const { urls, rows } = parts(renderSummary(sampleRuns.large, { maxBytes: 10_000 }))
  expect(rows).toBeGreaterThan(5)
  expect(urls).toEqual(all.slice(0, urls.length))
})

test('stays under any budget from 2,000 bytes on, hostile text included', () => {
  for (const run of Object.values(sampleRuns)) {
    for (let maxBytes = 2000; maxBytes < 60_000; maxBytes = Math.ceil(maxBytes * 1.13)) {
      const markdown = renderSummary(run, { maxBytes })
      expect(bytes(markdown)).toBeLessThanOrEqual(maxBytes)
      expect(elementsNamed(rendered(markdown), 'h2')).toHaveLength(1)
    }
  }
})

test('500 pages full of long evidence stay under GitHub’s limit', () => {
  const details = { instances: Array.from({ length: 20 }, () => '<|>'.repeat(100)), count: 400 }
  const checks = Array.from({ length: 30 }, (_, i) => aCheck({ id: `c${i}`, details }))
  const run = aRun(Array.from({ length: 500 }, (_, i) => aPage({ url: `https://x.example/${i}`, checks })))
  const markdown = renderSummary(run)
  expect(bytes(markdown)).toBeLessThanOrEqual(1_000_000)
  expect(bytes(markdown)).toBeGreaterThan(900_000)
  expect(parts(markdown)).toMatchObject({ rows: 500 })
})

test('asks for no more texts once one does not fit', () => {
  let asked = 0
  const endless = (function* () {
    while (true) yield `${++asked}é`
  })()
  expect(takeWhileFits(endless, 8)).toEqual(['1é', '2é'])
  expect(asked).toBe(3)
})
