import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { renderHtmlReport } from '../../src/present/html-report.ts'
import type { RunResult } from '../../src/report/run-result.ts'
import { oneLine } from '../../src/report/text.ts'
import { aCheck, aPage, aRun } from '../support/run-results.ts'
import { sampleRuns } from '../support/sample-runs.ts'
import { hostileText } from './hostile-text.ts'
import { type Element, elements, elementsNamed, textOf } from './rendered.ts'

const treeOf = (run: RunResult): DefaultTreeAdapterTypes.Document => parse(renderHtmlReport(run))
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find(attr => attr.name === name)?.value
const withClass = (tree: DefaultTreeAdapterTypes.Node, name: string): Element[] =>
  elements(tree).filter(element => attribute(element, 'class')?.split(' ').includes(name))

test.each(Object.entries(sampleRuns))('%s: one safe, self-contained document', (_, run) => {
  const html = renderHtmlReport(run)
  const tree = parse(html, { onParseError: error => expect.unreachable(error.code) })
  expect(typeof html).toBe('string')
  const metas = elementsNamed(tree, 'meta').map(meta => [
    attribute(meta, 'name') ?? attribute(meta, 'http-equiv'),
    attribute(meta, 'content'),
  ])
  const [style] = elementsNamed(tree, 'style')
  const hash = createHash('sha256').update(textOf(style!)).digest('base64')
  expect(Object.fromEntries(metas)).toMatchObject({
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`,
    viewport: 'width=device-width, initial-scale=1',
    robots: 'noindex',
    description: expect.any(String),
  })
  expect(attribute(elementsNamed(tree, 'html')[0]!, 'lang')).toBe('en')
  expect(elementsNamed(tree, 'title').map(textOf)[0]).toMatch(/^SEO report: /)
  expect(elementsNamed(tree, 'h1')).toHaveLength(1)
  const all = elements(tree)
  const forbidden = ['script', 'img', 'iframe', 'object', 'form', 'base']
  expect(all.filter(({ tagName }) => forbidden.includes(tagName))).toEqual([])
  const attributes = all.flatMap(({ attrs }) => attrs)
  expect(attributes.filter(({ name }) => /^(on|style$|src)/.test(name))).toEqual([])
  const safe = /^(https?:\/\/|#(page|icon)-|data:image\/svg)/
  expect(attributes.filter(({ name, value }) => name === 'href' && !safe.test(value))).toEqual([])
})

test('ids are unique and every link within the report has its target', () => {
  const tree = treeOf(sampleRuns.mixed)
  const ids = elements(tree).flatMap(element => attribute(element, 'id') ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  for (const element of elements(tree)) {
    const href = attribute(element, 'href')
    if (href?.startsWith('#')) expect(ids).toContain(href.slice(1))
  }
})

test('headings descend without a gap', () => {
  const levels = elements(treeOf(sampleRuns.mixed))
    .filter(({ tagName }) => /^h\d$/.test(tagName))
    .map(({ tagName }) => Number(tagName[1]))
  expect(levels[0]).toBe(1)
  levels.reduce((before, level) => {
    expect(level).toBeLessThanOrEqual(before + 1)
    return level
  })
})

test('shows every page, worst first, failed ones open', () => {
  const sections = withClass(treeOf(sampleRuns.mixed), 'page')
  expect(sections.map(section => textOf(elementsNamed(section, 'h3')[0]!)).slice(0, 4)).toEqual([
    'https://shop.example/basket',
    'https://shop.example/products/tea-pots?colour=blue&size=large',
    'https://shop.example/sale',
    'https://shop.example/old',
  ])
  expect(sections).toHaveLength(12)
  expect(sections.map(section => attribute(section, 'open') !== undefined)).toEqual([
    ...Array(4).fill(true),
    ...Array(8).fill(false),
  ])
})

test('a page shows score, change, fixes with evidence, and the other checks apart', () => {
  const [section] = withClass(treeOf(sampleRuns.mixed), 'page')
  expect(attribute(elementsNamed(section!, 'svg')[0]!, 'aria-label')).toBe('Score 18 of 100')
  const text = textOf(section!).replaceAll('\u00a0', ' ')
  for (const part of [
    '−73 points, was good',
    '2 high, 5 medium, 2 low to fix',
    'Add one <title> to the <head>.',
    '<img src="/media/products/tea-pot-20.jpg">',
    'Show 16 more',
    '11 more, not listed here',
    'Passed: 7 checks',
    'Does not apply here: 1 check',
    'Could not be told: 1 check',
    'robots.txt did not answer within 5 s.',
  ]) {
    expect(text).toContain(part)
  }
})

test('the most common problems count pages, the weightiest first', () => {
  const items = elementsNamed(withClass(treeOf(sampleRuns.large), 'problems')[0]!, 'li')
  expect(
    items.slice(0, 3).map(item =>
      textOf(item)
        .trim()
        .split(/\s*\n\s*/),
    ),
  ).toEqual([
    ['high', 'Page title', '60 pages'],
    ['high', 'Open to search engines', '60 pages'],
    ['medium', 'Text alternatives of images', '100 pages'],
  ])
})

test('the filter counts what it shows, and is absent when all pages are alike', () => {
  expect(elementsNamed(treeOf(sampleRuns.mixed), 'label').map(textOf)).toEqual([
    'all 12',
    'bad 2',
    'error 2',
    'decent 2',
    'good 6',
  ])
  expect(elementsNamed(treeOf(sampleRuns.allGood), 'label')).toEqual([])
})

test('a large run shows fewer places, so that the file stays bounded', () => {
  const details = { instances: Array.from({ length: 20 }, () => 'x'.repeat(1000)), count: 400 }
  const checks = Array.from({ length: 20 }, (_, i) => aCheck({ id: `c${i}`, details }))
  const run = aRun(Array.from({ length: 200 }, (_, i) => aPage({ url: `https://x.example/${i}`, checks })))
  expect(renderHtmlReport(run).length).toBeLessThan(9_000_000)
})

test('any foreign text is only text', () => {
  const shape = (run: RunResult): string[] => elements(treeOf(run)).map(({ tagName }) => tagName)
  const run = (text: string): RunResult =>
    aRun([
      aPage({
        verdict: 'failed',
        why: text,
        checks: [
          aCheck({
            title: text,
            advice: text,
            details: { [`k${text}`]: `v${text}`, instances: [`i${text}`] },
          }),
        ],
        report: { project: `p${text}`, result: 'bad', generatedAt: `g${text}` },
      }),
    ])
  const plain = shape(run('plain'))
  fc.assert(
    fc.property(hostileText, text => {
      const tree = treeOf(run(`t${text}`))
      expect(elements(tree).map(({ tagName }) => tagName)).toEqual(plain)
      expect(textOf(elementsNamed(tree, 'h4')[0]!)).toContain(oneLine(`t${text}`, 100))
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['a report page', 'https://reports.example/12', true],
  ['no report page', null, false],
  ['one that cannot be opened', 'javascript:x', false],
])('says who may see %s', (_, reportUrl, told) => {
  expect(textOf(treeOf(aRun([aPage({ report: { reportUrl } })]))).includes('Visible to')).toBe(told)
})

test('a report page that is not http(s) is not offered', () => {
  const text = textOf(treeOf(aRun([aPage({ report: { reportUrl: 'javascript:x' } })])))
  expect(text).toContain('Open the page')
  expect(text).not.toContain('Open the report')
})
