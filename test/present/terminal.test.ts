import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { renderTerminal } from '../../src/present/terminal.ts'
import { anErrorPage, aPage, aRun } from '../support/run-results.ts'
import { sampleFailures, sampleRuns } from '../support/sample-runs.ts'

test('shows the verdict, a table worst first, and what to fix first', () => {
  const run = aRun([
    aPage(),
    anErrorPage(),
    aPage({
      url: 'https://shop.example/tea',
      verdict: 'failed',
      checks: sampleFailures,
      report: { result: 'bad', score: 32 },
      previous: { result: 'good', score: 91, generatedAt: null },
    }),
  ])
  expect(renderTerminal(run, { colors: false })).toBe(`SEO report: 1 of 3 pages failed, 1 could not be checked
3 pages in 3.4 s · fails on bad · embedded analyzer, ruleset 1

RESULT   SCORE  CHANGE  PAGE
bad         32     −59  https://shop.example/tea
error        -          https://shop.example/slow
good        96          https://shop.example/

https://shop.example/tea
  The result is bad.
  high    Page title: Add one <title> to the <head>.
  high    Open to search engines: Remove noindex from the robots meta element, or search engines will drop this page.
  medium  Text alternatives of images: Describe each image in its alt attribute; an empty one marks decoration.
  and 6 more things to fix

https://shop.example/slow
  timeout: No answer within 30 s.
`)
})

test('colours change nothing but the look', () => {
  for (const run of Object.values(sampleRuns)) {
    const plain = renderTerminal(run, { colors: false })
    const coloured = renderTerminal(run, { colors: true })
    expect(plain).not.toContain('\u001b')
    expect(coloured).toContain('\u001b[1m')
    expect(stripVTControlCharacters(coloured)).toBe(plain)
  }
})

test('a cause that pages share is told once', () => {
  const text = renderTerminal(sampleRuns.allErrors, { colors: false })
  expect(text).toContain(`
https://shop.example/0 and 3 more pages
  unauthorized: The service refused the key (status 401). Check the input api-key.
`)
  expect(text.match(/refused the key/g)).toHaveLength(1)
})

test('the table keeps to the width', () => {
  const table = renderTerminal(sampleRuns.hostile, { colors: false, width: 60 }).split('\n\n')[1]!
  for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(60)
})

test('hostile text moves no cursor and forges no command', () => {
  const text = renderTerminal(sampleRuns.hostile, { colors: false })
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e\u2066]|##\[/u)
  expect(text).not.toMatch(/^\s*::/m)
})

test('a run without pages is only its verdict', () => {
  expect(renderTerminal(sampleRuns.empty, { colors: false })).toBe(
    'SEO report: no page was checked\n0 pages in 3.4 s · fails on bad · embedded analyzer, ruleset 1\n',
  )
})
