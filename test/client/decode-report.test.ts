import { describe, expect, test } from 'vitest'
import type { CheckResult } from '../../src/report/check-result.ts'
import type { Report } from '../../src/report/report.ts'
import { serviceAndClient } from '../support/client-of.ts'
import { layouts } from '../support/report-endpoints.ts'
import { aCheck } from '../support/run-results.ts'

const page = 'https://shop.example/'
const collect = (some: AsyncIterable<Report>): Promise<Report[]> => Array.fromAsync(some)

/** What the client makes of a record. */
async function decoded(record: object): Promise<Report> {
  const { client } = await serviceAndClient({ answer: () => ({ body: { data: record } }) })
  return client.reports.create({ url: page })
}

describe.each(Object.keys(layouts) as (keyof typeof layouts)[])('the layout %s', layout => {
  const report: Report = {
    id: '1',
    url: page,
    project: 'shop.example',
    privacy: 'public',
    result: 'good',
    score: 96,
    createdAt: '2026-01-31T12:00:00.000Z',
    generatedAt: '2026-01-31T12:00:01.000Z',
    reportUrl: 'https://reports.example/1',
    checks: [],
  }

  test('of one report, without fields that are not known', async () => {
    const { service, client } = await serviceAndClient({ layout })
    service.records.add(page)
    expect(await client.reports.show('1')).toStrictEqual(report)
  })

  test('of a new report', async () => {
    const { client } = await serviceAndClient({ layout })
    expect(await client.reports.create({ url: page, privacy: 'private' })).toMatchObject({
      id: '1',
      url: page,
      privacy: 'private',
      result: 'good',
    })
  })

  test('of a list', async () => {
    const { service, client } = await serviceAndClient({ layout })
    service.records.add(page)
    service.records.add(`${page}bad`)
    const [bad, good] = await collect(client.reports.list())
    expect(good).toStrictEqual(report)
    expect(bad).toMatchObject({ id: '2', url: `${page}bad`, result: 'bad', score: 32 })
  })

  test('of an empty list', async () => {
    const { client } = await serviceAndClient({ layout })
    expect(await collect(client.reports.list())).toEqual([])
  })
})

describe('a report', () => {
  const nothingTold = {
    project: null,
    privacy: null,
    result: null,
    score: null,
    createdAt: null,
    generatedAt: null,
    reportUrl: null,
    checks: [],
  }

  test.each<[name: string, record: object, expected: Partial<Report>]>([
    ['that tells only what it must', { id: 1, url: page }, { id: '1', url: page, ...nothingTold }],
    ['with a textual id', { id: 'r-7', url: page }, { id: 'r-7' }],
    ['with the id 0', { id: 0, url: page }, { id: '0' }],
    ['with a large id', { id: 9007199254740991, url: page }, { id: '9007199254740991' }],
    ['with a result in capitals', { id: 1, url: page, result: 'BAD' }, { result: 'bad' }],
    ['with a capitalized result', { id: 1, url: page, result: 'Decent' }, { result: 'decent' }],
    ['with an empty result', { id: 1, url: page, result: '' }, { result: null }],
    ['with a numeric privacy', { id: 1, url: page, privacy: 2 }, { privacy: 'password' }],
    ['with a textual privacy', { id: 1, url: page, privacy: '1' }, { privacy: 'private' }],
    ['with an unknown privacy', { id: 1, url: page, privacy: 3 }, { privacy: null }],
    ['with a textual score', { id: 1, url: page, score: '71' }, { score: 71 }],
    ['with a score out of range', { id: 1, url: page, score: 710 }, { score: null }],
    [
      'with times of a database',
      { id: 1, url: page, created_at: '2026-01-31 12:00:00', generated_at: 1769860801 },
      { createdAt: '2026-01-31T12:00:00.000Z', generatedAt: '2026-01-31T12:00:01.000Z' },
    ],
    [
      'with a script for a link',
      { id: 1, url: page, report_url: 'javascript:alert(1)' },
      { reportUrl: null },
    ],
    ['with a relative link', { id: 1, url: page, report_url: '/r/1' }, { reportUrl: null }],
    [
      'with a misleading link',
      { id: 1, url: page, report_url: 'https://shop.example@evil.example/' },
      { reportUrl: null },
    ],
    [
      'with a link in camel case',
      { id: 1, url: page, reportUrl: 'http://r.example/1' },
      { reportUrl: 'http://r.example/1' },
    ],
    [
      'with fields of wrong types',
      { id: 1, url: page, project: 7, privacy: {}, score: [], created_at: true },
      nothingTold,
    ],
    [
      'with a __proto__',
      JSON.parse(`{"id":1,"url":"${page}","__proto__":{"result":"good"}}`),
      { result: null },
    ],
  ])('%s', async (_, record, expected) => {
    expect(await decoded(record)).toMatchObject(expected)
  })

  test('has exactly the known fields', async () => {
    const report = await decoded({
      id: 1,
      url: page,
      html: '<p>',
      html_url: 'x',
      user: { email: 'a@b.example' },
    })
    expect(report).toStrictEqual({ id: '1', url: page, ...nothingTold })
  })
})

describe('checks', () => {
  const check = aCheck({ details: { text: 'a', count: 2, found: true, none: null, instances: ['<img>'] } })
  const checksOf = async (checks: unknown): Promise<readonly CheckResult[]> =>
    (await decoded({ id: 1, url: page, checks })).checks

  test('are taken over', async () => {
    expect(await checksOf([check])).toStrictEqual([check])
  })

  test('lose what is not known', async () => {
    const wild = {
      ...check,
      html: '<b>',
      details: { text: 'a', nested: { a: 1 }, mixed: ['a', 1], big: [[]] },
    }
    expect(await checksOf([wild])).toStrictEqual([{ ...check, details: { text: 'a' } }])
  })

  test('need only their id, category, importance and status', async () => {
    const { id, category, importance, status } = check
    expect(await checksOf([{ id, category, importance, status }])).toStrictEqual([
      { ...check, title: 'title', reason: null, advice: null, details: {} },
    ])
  })

  test('are cut where a service tells too many', async () => {
    const many = await checksOf(Array.from({ length: 201 }, (_, i) => ({ ...check, id: `c${i}` })))
    expect([many.length, many.at(-1)?.id]).toEqual([200, 'c199'])
  })

  test('have texts of bounded length, cut between characters', async () => {
    const long = '😀'.repeat(2_000)
    const [cut] = await checksOf([
      {
        ...check,
        id: long,
        title: long,
        reason: long,
        advice: long,
        details: { [long]: long, list: [long] },
      },
    ])
    const { id, title, reason, advice, details } = cut!
    const texts = [id, title, reason, advice, ...Object.entries(details).flat(2)].map(String)
    expect(texts.map(text => text.length <= 500 && text.isWellFormed())).toEqual(Array(8).fill(true))
    expect([id, title, advice].map(text => text?.endsWith('😀…'))).toEqual([true, true, true])
  })

  test.each([
    [20, 20, {}],
    [21, 20, { count: 21 }],
    [5_000, 20, { count: 5_000 }],
  ])('with %i places have %i of them and their count', async (length, kept, count) => {
    const instances = Array.from({ length }, (_, i) => `<img src="${i}">`)
    const [checked] = await checksOf([{ ...check, details: { instances } }])
    expect(checked?.details).toStrictEqual({ instances: instances.slice(0, kept), ...count })
  })

  test('keep a count that is told, wherever it stands', async () => {
    const others = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`k${i}`, i]))
    const places = { instances: Array(25).fill('<img>'), count: 40 }
    const [checked] = await checksOf([{ ...check, details: { ...others, ...places } }])
    expect(checked?.details).toMatchObject({ count: 40, instances: Array(20).fill('<img>'), k17: 17 })
    expect(Object.keys(checked?.details ?? {})).toHaveLength(20)
  })

  test('lose evidence, never a verdict, where a report tells megabytes', async () => {
    const details = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`k${i}`, 'x'.repeat(500)]))
    const checks = await checksOf(Array.from({ length: 150 }, () => ({ ...check, details })))
    expect(checks).toHaveLength(150)
    expect(checks[0]?.details).toEqual(details)
    expect(checks.at(-1)).toEqual({ ...check, details: {} })
    // 500 such reports are one string in results.json, and a string has at most 536,870,888 characters.
    expect(JSON.stringify(checks, null, 2).length).toBeLessThan(536_870_888 / 500 / 2)
  })

  test.each<[string, unknown]>([
    ['no list', { title: check }],
    ['a text', 'all passed'],
    ['an entry that is no object', [null, 7, 'title', []]],
    ['no id', [{ ...check, id: '' }]],
    ['an unknown category', [{ ...check, category: 'magic' }]],
    ['an unknown importance', [{ ...check, importance: 'huge' }]],
    ['an unknown status', [{ ...check, status: 'Passed' }]],
    ['an inherited word', [{ ...check, status: 'constructor' }]],
  ])('that are not understood are left out: %s', async (_, checks) => {
    expect(await checksOf(checks)).toEqual([])
  })
})
