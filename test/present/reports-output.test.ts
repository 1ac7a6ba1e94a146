import { expect, test } from 'vitest'
import { reportsOutput } from '../../src/present/reports-output.ts'
import { anErrorPage, aPage, aRun } from '../support/run-results.ts'
import { sampleRuns } from '../support/sample-runs.ts'

const urls = (json: string): string[] => (JSON.parse(json) as { url: string }[]).map(({ url }) => url)

const good = aPage({
  url: 'https://shop.example/good',
  report: { reportUrl: 'https://reports.example/r/12' },
})
const bad = aPage({
  url: 'https://shop.example/bad',
  verdict: 'failed',
  report: { result: 'bad', score: null },
})
const run = aRun([good, anErrorPage(), bad])

test('one object per page, in input order', () => {
  expect(JSON.parse(reportsOutput(run))).toEqual([
    {
      url: 'https://shop.example/good',
      verdict: 'passed',
      result: 'good',
      score: 96,
      id: '12',
      reportUrl: 'https://reports.example/r/12',
      outcome: 'created',
      error: null,
    },
    {
      url: 'https://shop.example/slow',
      verdict: 'error',
      result: null,
      score: null,
      id: null,
      reportUrl: null,
      outcome: null,
      error: 'timeout',
    },
    {
      url: 'https://shop.example/bad',
      verdict: 'failed',
      result: 'bad',
      score: null,
      id: '12',
      reportUrl: null,
      outcome: 'created',
      error: null,
    },
  ])
})

test('when it grows too large the rest goes first, then errors; the order stays', () => {
  const whole = reportsOutput(run).length * 2
  expect(urls(reportsOutput(run, whole + 2))).toEqual(run.pages.map(({ url }) => url))
  expect(urls(reportsOutput(run, whole - 20))).toEqual([
    'https://shop.example/slow',
    'https://shop.example/bad',
  ])
  expect(urls(reportsOutput(run, 300))).toEqual(['https://shop.example/bad'])
  expect(reportsOutput(run, 10)).toBe('[]')
})

test('an entry that is too large by itself costs no other', () => {
  const huge = aPage({ url: `https://shop.example/${'a'.repeat(2_000)}`, verdict: 'failed' })
  expect(urls(reportsOutput(aRun([good, huge, bad]), 2_000))).toEqual([
    'https://shop.example/good',
    'https://shop.example/bad',
  ])
})

test('stays under its limit, counted in UTF-16', () => {
  for (const limit of [100, 5000, 20_000]) {
    const output = reportsOutput(sampleRuns.large, limit)
    expect(output.length * 2).toBeLessThanOrEqual(limit)
    expect(() => JSON.parse(output)).not.toThrow()
  }
})
