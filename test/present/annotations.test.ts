import { expect, test } from 'vitest'
import { annotations } from '../../src/present/annotations.ts'
import { aCheck, anErrorPage, aPage, aRun } from '../support/run-results.ts'
import { sampleRuns } from '../support/sample-runs.ts'

const bad = (url: string) =>
  aPage({ url, verdict: 'failed', report: { result: 'bad', score: 32 }, checks: [aCheck()] })

test('a failed page says where, what and what to fix first', () => {
  const page = aPage({
    verdict: 'failed',
    report: { result: 'bad', score: 32 },
    previous: { result: 'good', score: 91, generatedAt: null },
    checks: [aCheck({ title: 'Low', importance: 'low' }), aCheck()],
  })
  expect(annotations(aRun([aPage(), page]))).toEqual([
    {
      level: 'error',
      title: 'SEO report: bad, score 32 (−59)',
      message:
        'https://shop.example/: The result is bad. First to fix: Page title. Add one <title> to the <head>.',
    },
  ])
})

test('what the gate has said already is not said twice', () => {
  const page = { ...bad('https://shop.example/'), why: 'The result is bad. First to mend: Page title.' }
  expect(annotations(aRun([page]))[0]?.message).toBe(
    'https://shop.example/: The result is bad. First to mend: Page title. Add one <title> to the <head>.',
  )
})

test.each([
  ['fail', 'error'],
  ['warn', 'warning'],
] as const)('with on-error: %s a page that could not be checked is: %s', (onError, level) => {
  expect(annotations(aRun([aPage(), anErrorPage()], { onError }))).toEqual([
    { level, title: 'SEO report: timeout', message: 'https://shop.example/slow: No answer within 30 s.' },
  ])
})

test('nine pages are nine annotations, and more are counted in the ninth', () => {
  const pages = Array.from({ length: 10 }, (_, i) => bad(`https://shop.example/${i}`))
  expect(annotations(aRun(pages.slice(0, 9))).at(-1)?.message).toContain('https://shop.example/8')
  const all = annotations(aRun(pages))
  expect(all).toHaveLength(9)
  expect(all.at(-1)).toMatchObject({ level: 'error', title: 'And 2 more pages' })
})

const refused = { code: 'unauthorized', message: 'The key was refused.', status: 401 } as const

test('a cause that pages share is one annotation, with the number of pages and the first', () => {
  const pages = Array.from({ length: 20 }, (_, i) => anErrorPage(`https://shop.example/${i}`, refused))
  expect(annotations(aRun([...pages, anErrorPage(), bad('https://shop.example/bad')]))).toEqual([
    expect.objectContaining({ title: 'SEO report: bad, score 32' }),
    {
      level: 'error',
      title: 'SEO report: unauthorized',
      message: '20 pages: The key was refused. First: https://shop.example/0',
    },
    expect.objectContaining({ title: 'SEO report: timeout' }),
  ])
})

test('the same code with another message is another cause', () => {
  const pages = [
    anErrorPage('https://a.example/', refused),
    anErrorPage('https://b.example/', { ...refused, message: 'Else.' }),
  ]
  expect(annotations(aRun(pages))).toHaveLength(2)
})

test('the ninth counts the pages of every cause that it stands for', () => {
  const failed = Array.from({ length: 8 }, (_, i) => bad(`https://shop.example/${i}`))
  const errors = Array.from({ length: 20 }, (_, i) => anErrorPage(`https://shop.example/e${i}`, refused))
  expect(annotations(aRun([...failed, ...errors]))).toHaveLength(9)
  expect(annotations(aRun([...failed, ...errors, anErrorPage()])).at(-1)?.title).toBe('And 21 more pages')
})

test('the count of pages that only warn is a warning', () => {
  const pages = [
    ...Array.from({ length: 8 }, (_, i) => bad(`https://shop.example/${i}`)),
    anErrorPage(),
    anErrorPage('https://shop.example/x', { message: 'Refused.' }),
  ]
  expect(annotations(aRun(pages, { onError: 'warn' })).at(-1)).toMatchObject({ level: 'warning' })
})

test('hostile text stays on one line', () => {
  for (const { title, message } of annotations(sampleRuns.hostile)) {
    expect(`${title}${message}`).not.toMatch(/[\p{Cc}\u202e]/u)
    expect(message.length).toBeLessThanOrEqual(1000)
  }
})
