import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Rating } from '../../src/report/rating.ts'
import { anAnalysis, type ReportJson, TestService } from '../support/test-service.ts'

const pages = [
  'https://shop.example/100%25_off',
  'https://shop.example/100_percent-off',
  'https://shop.example/Tea%20Pots?size=L&colour=blue',
  "https://shop.example/o'clock;--",
  'https://blog.example/',
  ...Array.from({ length: 24 }, (_, i) => `https://blog.example/post-${(i * 7) % 24}`),
]
const resultOf = (url: string): Rating => (['good', 'decent', 'bad'] as const)[url.length % 3] ?? 'good'

let service: TestService
let all: ReportJson[]
beforeAll(async () => {
  service = new TestService()
  service.analyze = async url => anAnalysis(url, { result: resultOf(url) })
  all = []
  for (const [index, url] of pages.entries()) {
    // Several reports of one instant, as a run makes them.
    service.now = new Date(Date.UTC(2026, 0, 1, 0, 0, index % 4))
    const { checks, ...listed } = await service.create(url)
    all.push(listed)
  }
})
afterAll(() => service[Symbol.dispose]())

const urls = (reports: readonly ReportJson[]): string[] => reports.map(({ url }) => url)

test('the default is the ten newest', async () => {
  const { status, body } = await service.list()
  expect(status).toBe(200)
  expect(body.data).toEqual(all.toReversed().slice(0, 10))
  expect(body.meta).toEqual({ current_page: 1, last_page: 3, per_page: 10, total: pages.length })
})

describe('filters', () => {
  test.each(['good', 'decent', 'bad'])('result=%s', async result => {
    const { body } = await service.list({ result, per_page: 100, sort: 'asc' })
    expect(body.data).toEqual(all.filter(report => report.result === result))
    expect(body.meta).toMatchObject({ total: body.data.length })
  })

  test.each([
    ['shop.example', 4],
    ['blog.example', 25],
    ['example', 0],
    ['SHOP.EXAMPLE', 0],
    ['%', 0],
  ])('project=%s is the whole name', async (project, total) => {
    expect((await service.list({ project })).body.meta).toMatchObject({ total })
  })

  test.each([
    ['100%25_', ['https://shop.example/100%25_off']],
    ['%', ['https://shop.example/100%25_off', 'https://shop.example/Tea%20Pots?size=L&colour=blue']],
    ['_', ['https://shop.example/100%25_off', 'https://shop.example/100_percent-off']],
    ['tea%20pots', ['https://shop.example/Tea%20Pots?size=L&colour=blue']],
    ['SIZE=l&COLOUR', ['https://shop.example/Tea%20Pots?size=L&colour=blue']],
    ["o'clock;--", ["https://shop.example/o'clock;--"]],
    ['*', []],
    ['100.', []],
    ['ſhop', []],
  ])('search=%s is literal, in any letter case', async (search, found) => {
    for (const query of [{ search }, { search, search_by: 'url' }]) {
      expect(urls((await service.list({ ...query, sort: 'asc' })).body.data)).toEqual(found)
    }
  })

  test('search finds exactly what holds the text', async () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'%_*?.\\/\'";:-=&aeopstAEOPST1250'), maxLength: 4 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    await fc.assert(
      fc.asyncProperty(text, async search => {
        const { body } = await service.list({ search, per_page: 100, sort: 'asc' })
        const fold = (one: string) => one.replace(/[A-Z]/g, letter => letter.toLowerCase())
        // What travels in a query is well-formed; nothing to search for is no filter.
        const expected = pages.filter(url => fold(url).includes(fold(search.toWellFormed())))
        expect(urls(body.data)).toEqual(expected)
      }),
    )
  })

  test('all at once', async () => {
    const query = { search: 'POST', project: 'blog.example', result: 'decent', sort_by: 'url', sort: 'asc' }
    const { body } = await service.list({ ...query, per_page: 100 })
    const expected = pages.filter(url => url.includes('post') && resultOf(url) === 'decent').sort()
    expect(urls(body.data)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(0)
  })
})

describe('order', () => {
  const keys = {
    id: ({ id }: ReportJson) => id,
    generated_at: (report: ReportJson) => report.generated_at,
    url: ({ url }: ReportJson) => url,
    result: ({ result }: ReportJson) => result,
  }
  const orders = Object.entries(keys).flatMap(([sort_by, key]) => [
    { sort_by, sort: 'asc', key, sign: 1 },
    { sort_by, sort: 'desc', key, sign: -1 },
  ])

  test.each(orders)('by $sort_by, $sort, is total: ties go by id', async ({ sort_by, sort, key, sign }) => {
    const { body } = await service.list({ sort_by, sort, per_page: 100 })
    const compare = (a: ReportJson, b: ReportJson): number =>
      key(a) < key(b) ? -sign : key(a) > key(b) ? sign : (a.id - b.id) * sign
    expect(body.data).toEqual(all.toSorted(compare))
  })

  test.each(orders)('by $sort_by, $sort, is the same on every page', async ({ sort_by, sort }) => {
    const whole = await service.list({ sort_by, sort, per_page: 100 })
    for (const per_page of [10, 25, 50]) {
      const parts: ReportJson[] = []
      const last_page = Math.ceil(pages.length / per_page)
      for (let page = 1; page <= last_page; page++) {
        const { body } = await service.list({ sort_by, sort, per_page, page })
        expect(body.meta).toEqual({ current_page: page, last_page, per_page, total: pages.length })
        parts.push(...body.data)
      }
      expect(parts).toEqual(whole.body.data)
    }
  })

  test('without sort is the newest first, whatever it goes by', async () => {
    const given = await service.list({ sort_by: 'url' })
    expect(given.body.data).toEqual((await service.list({ sort_by: 'url', sort: 'desc' })).body.data)
  })
})

describe('pages', () => {
  test('after the last one are empty', async () => {
    const { status, body } = await service.list({ page: 4 })
    expect([status, body.data]).toEqual([200, []])
    expect(body.meta).toEqual({ current_page: 4, last_page: 3, per_page: 10, total: pages.length })
  })

  test('of an empty list are one', async () => {
    const { body } = await service.list({ search: 'nowhere' })
    expect(body.meta).toEqual({ current_page: 1, last_page: 1, per_page: 10, total: 0 })
  })
})

describe('a value that is not allowed is a 422 that names its parameter', () => {
  const wrong = {
    search_by: ['id', 'URL', 'url ', 'project'],
    result: ['Good', 'GOOD', 'ok', 'good,bad', '%'],
    sort_by: ['ID', 'score', 'created_at', 'id desc', 'id;--', 'account'],
    sort: ['ASC', 'up', '1', 'desc, id'],
    per_page: ['0', '1', '11', '101', '-10', '10.0', '1e1', '010', ' 10', '10 ', '٢٥', 'ten'],
    page: ['0', '-1', '1.0', '1e3', '01', '1000001', '9'.repeat(20), 'x', ' 1'],
  }

  test.each(Object.entries(wrong).flatMap(([name, values]) => values.map(value => [name, value] as const)))(
    '%s=%s',
    async (name, value) => {
      const { status, body } = await service.list({ [name]: value })
      expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
      expect(body.message).toContain(name)
    },
  )

  test.each(Object.keys(wrong))('%s twice', async name => {
    const { status, body } = await service.send('GET', `/api/v1/reports?${name}=url&${name}=url`)
    expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
  })

  test('an empty value is none', async () => {
    const empty = Object.fromEntries(['search', 'project', ...Object.keys(wrong)].map(name => [name, '']))
    expect((await service.list(empty)).body).toEqual((await service.list()).body)
  })
})
