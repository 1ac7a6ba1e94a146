import { expect, test } from 'vitest'
import { renderSummary } from '../../src/present/summary.ts'
import { aCheck, anErrorPage, aPage, aRun } from '../support/run-results.ts'
import { sampleRuns } from '../support/sample-runs.ts'
import { elements, elementsNamed, referencesIn, rendered, textOf } from './rendered.ts'

const cells = (markdown: string): string[][] =>
  elementsNamed(rendered(markdown), 'tr').map(row =>
    elements(row)
      .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
      .map(cell => textOf(cell).replaceAll('\u00a0', ' ')),
  )

const texts = (markdown: string, name: string): string[] =>
  elementsNamed(rendered(markdown), name).map(textOf)

test('says the verdict in the heading and the facts in one line', () => {
  const markdown = renderSummary(sampleRuns.mixed)
  expect(texts(markdown, 'h2')).toEqual(['✗ SEO report: 2 of 12 pages failed, 2 could not be checked'])
  expect(texts(markdown, 'p')[0]).toBe(
    '6 good, 2 decent, 2 bad, 2 not checked · 12 pages in 3.4 s · fails on bad · embedded analyzer, ruleset 1',
  )
})

test('lists pages worst first, with score, change, reason and report link', () => {
  const rows = cells(renderSummary(sampleRuns.mixed))
  expect(rows[0]).toEqual(['Result', 'Score', 'Page', 'Why', 'Report'])
  expect(rows[1]).toEqual([
    '✗ bad (was good)',
    '18 (−73)',
    'https://shop.example/basket',
    'First: Page title (high), and 8 more.',
    'Report',
  ])
  expect(rows[3]).toEqual(['? error', '', 'https://shop.example/sale', 'timeout: No answer within 30 s.', ''])
  expect(rows[12]).toEqual(['✓ good', '97', 'https://shop.example/jobs', 'Nothing to fix.', ''])
})

test('leaves out columns that nothing fills', () => {
  expect(cells(renderSummary(sampleRuns.service))[0]).toEqual(['Result', 'Page', 'Why', 'Report'])
  expect(cells(renderSummary(sampleRuns.allErrors))[0]).toEqual(['Result', 'Page', 'Why'])
})

test('a reason other than the result itself is told', () => {
  const page = aPage({ verdict: 'failed', why: 'Worse than before.', checks: [aCheck()] })
  expect(cells(renderSummary(aRun([page])))[1]).toContain('Worse than before.')
})

test('folds what to fix on each page, with advice and evidence, and pages without work into one line', () => {
  const markdown = renderSummary(sampleRuns.mixed)
  expect(texts(markdown, 'summary')).toEqual([
    '✗ https://shop.example/basket 2 high, 5 medium, 2 low',
    '✗ https://shop.example/products/tea-pots?colour=blue&size=large 2 high, 5 medium, 2 low',
    '▲ https://shop.example/blog/2026/01/how-to-make-a-really-good-cup-of-tea-in-seven-minutes 5 medium',
    '▲ https://shop.example/products 5 medium',
    '✓ https://shop.example/about 2 low',
  ])
  const [first] = elementsNamed(rendered(markdown), 'details')
  expect(elementsNamed(first!, 'h4').map(textOf)).toEqual([
    'High importance',
    'Medium importance',
    'Low importance',
  ])
  const text = textOf(first!)
  expect(text).toContain('Page title: Add one <title> to the <head>.')
  expect(text).toContain('Directive: noindex, nofollow · Source: meta robots')
  expect(text).toContain('<img src="/media/products/tea-pot-8.jpg">')
  expect(text).toContain('and 23 more')
  expect(texts(markdown, 'p').at(-1)).toBe('Nothing to fix on 5 pages.')
})

test('a cause that pages share is told once above the table, and its rows have only the code', () => {
  const markdown = renderSummary(sampleRuns.allErrors)
  expect(texts(markdown, 'li')).toEqual([
    'unauthorized on 4 pages: The service refused the key (status 401). Check the input api-key.',
  ])
  expect(
    cells(markdown)
      .slice(1)
      .map(row => row.at(-1)),
  ).toEqual(Array(4).fill('unauthorized'))
})

test('of many shared causes the most common are told above the table, the others in their rows', () => {
  const pages = Array.from({ length: 15 }, (_, i) =>
    anErrorPage(`https://shop.example/${i}`, { message: `Cause ${i % 7}.` }),
  )
  const markdown = renderSummary(aRun(pages))
  expect(texts(markdown, 'li')).toEqual([
    'timeout on 3 pages: Cause 0.',
    ...[1, 2, 3, 4].map(n => `timeout on 2 pages: Cause ${n}.`),
  ])
  expect(
    cells(markdown)
      .slice(1, 8)
      .map(row => row.at(-1)),
  ).toEqual([...Array(5).fill('timeout'), 'timeout: Cause 5.', 'timeout: Cause 6.'])
})

test('a shared cause that has no room above the table stands in the rows', () => {
  const pages = Array.from({ length: 3 }, (_, i) =>
    anErrorPage(`https://shop.example/${i}`, { message: '<'.repeat(400) }),
  )
  expect(texts(renderSummary(aRun(pages), { maxBytes: 4_000 }), 'li')).toEqual([])
})

test('hostile text adds no element, reference or line', () => {
  const markdown = renderSummary(sampleRuns.hostile)
  const names = new Set(elements(rendered(markdown)).map(({ tagName }) => tagName))
  const expected = 'h2 p strong table thead tbody tr th td a h3 details summary h4 ul li code em'
  expect([...names].filter(name => !expected.split(' ').includes(name))).toEqual([])
  expect(cells(markdown).map(row => row.length)).toEqual([4, 4, 4, 4])
  expect(referencesIn(rendered(markdown))).toEqual([])
  expect(markdown).not.toMatch(/^\s*::|##\[/m)
  for (const anchor of elementsNamed(rendered(markdown), 'a')) {
    expect(anchor.attrs).toEqual([{ name: 'href', value: expect.stringMatching(/^https:/) }])
  }
})

test.each([
  ['no pages', sampleRuns.empty, '✗ SEO report: no page was checked'],
  ['only errors', sampleRuns.allErrors, '✗ SEO report: none of the 4 pages could be checked'],
  [
    'passed with warnings',
    aRun([aPage(), anErrorPage()], { onError: 'warn' }),
    '▲ SEO report: 1 of 2 pages passed, 1 could not be checked',
  ],
  ['passed', sampleRuns.allGood, '✓ SEO report: all 3 pages passed'],
])('the heading of a run with %s', (_, run, heading) => {
  expect(texts(renderSummary(run), 'h2')).toEqual([heading])
})

test('says that a service told no checks', () => {
  expect(texts(renderSummary(sampleRuns.service), 'p').at(-1)).toBe(
    'The service told no single checks for 2 pages.',
  )
})
