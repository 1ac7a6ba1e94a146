import { describe, expect, test } from 'vitest'
import { BadResponseError } from '../../src/client/errors/bad-response-error.ts'
import type { ReportQuery } from '../../src/client/list-reports.ts'
import { serviceAndClient } from '../support/client-of.ts'
import { rejectionOf } from '../support/rejection.ts'

const urls = (count: number): string[] => Array.from({ length: count }, (_, n) => `https://shop.example/${n}`)
const pagesAsked = (requests: { query: URLSearchParams }[]) => requests.map(({ query }) => query.get('page'))

describe('pages of a list', () => {
  test.each<[reports: number, perPage: 10 | 25, pages: (string | null)[]]>([
    [0, 10, [null]],
    [9, 10, [null]],
    [10, 10, [null, '2']],
    [11, 10, [null, '2']],
    [60, 25, [null, '2', '3']],
  ])('%i reports by %i', async (count, perPage, pages) => {
    const { service, client } = await serviceAndClient()
    for (const url of urls(count)) service.records.add(url)
    const found = await Array.fromAsync(client.reports.list({ perPage, sortBy: 'id', sort: 'asc' }))
    expect(found.map(report => report.url)).toEqual(urls(count))
    expect(pagesAsked(service.requests)).toEqual(pages)
    expect(service.requests.every(({ query }) => query.get('per_page') === String(perPage))).toBe(true)
  })

  test('are asked only as far as the caller reads', async () => {
    const { service, client } = await serviceAndClient()
    for (const url of urls(100)) service.records.add(url)
    for await (const { url } of client.reports.list({ perPage: 10, sortBy: 'id', sort: 'asc' })) {
      if (url === 'https://shop.example/14') break
    }
    expect(pagesAsked(service.requests)).toEqual([null, '2'])
  })

  test('of a service that knows no pages end with the first repetition', async () => {
    const { service, client } = await serviceAndClient({
      answer: ({ query }, proceed) => {
        query.delete('page')
        return proceed()
      },
    })
    for (const url of urls(20)) service.records.add(url)
    const found = await Array.fromAsync(client.reports.list({ perPage: 10 }))
    expect(found).toHaveLength(10)
    expect(service.requests).toHaveLength(2)
  })

  test('bring a report that moved between two requests only once', async () => {
    const { service, client } = await serviceAndClient()
    for (const url of urls(15)) service.records.add(url)
    const found = []
    for await (const report of client.reports.list({ perPage: 10 })) {
      found.push(report.id)
      // A new report pushes the tenth to the second page.
      if (found.length === 10) service.records.add('https://shop.example/new')
    }
    expect(found).toEqual(['15', '14', '13', '12', '11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1'])
  })

  test('leave out an entry that has no URL, and count it', async () => {
    const { service, client } = await serviceAndClient({
      spell: record => (record.id === 3 ? { ...record, url: null } : record),
    })
    for (const url of urls(20)) service.records.add(url)
    expect(await Array.fromAsync(client.reports.list({ perPage: 10 }))).toHaveLength(19)
  })

  test('that are shorter than asked for, as a service likes them, are all read', async () => {
    const { service, client } = await serviceAndClient({
      answer: ({ query }) => {
        query.set('per_page', '10')
        return undefined
      },
    })
    for (const url of urls(35)) service.records.add(url)
    expect(await Array.fromAsync(client.reports.list())).toHaveLength(35)
    expect(service.requests).toHaveLength(4)
  })

  test('without end are an error after a thousand', async () => {
    let id = 0
    const { service, client } = await serviceAndClient({
      answer: () => ({ body: urls(10).map(url => ({ id: ++id, url, result: 'good' })) }),
    })
    await rejectionOf(Array.fromAsync(client.reports.list({ perPage: 10 })), BadResponseError)
    expect(service.requests).toHaveLength(1_000)
  })

  test('that fail end the walk with the error of the request', async () => {
    const { service, client } = await serviceAndClient({
      answer: ({ query }) => (query.get('page') === '2' ? { status: 500 } : undefined),
    })
    for (const url of urls(20)) service.records.add(url)
    const walk = Array.fromAsync(client.reports.list({ perPage: 10 }))
    await expect(walk).rejects.toThrow(/^GET \/api\/v1\/reports answered 500$/)
  })
})

describe('a query', () => {
  test.each<[ReportQuery, string[]]>([
    [{ search: '/b' }, ['https://a.example/bad', 'https://a.example/b']],
    [{ search: '/B' }, ['https://a.example/bad', 'https://a.example/b']],
    [{ project: 'c.example' }, ['https://c.example/']],
    [{ result: 'bad' }, ['https://a.example/bad']],
    [{ search: '/b', sortBy: 'url', sort: 'asc' }, ['https://a.example/b', 'https://a.example/bad']],
    [{ sortBy: 'result', sort: 'asc', result: 'bad' }, ['https://a.example/bad']],
  ])('%j', async (query, found) => {
    const { service, client } = await serviceAndClient()
    for (const url of ['https://a.example/b', 'https://a.example/bad', 'https://c.example/'])
      service.records.add(url)
    const reports = await Array.fromAsync(client.reports.list(query))
    expect(reports.map(report => report.url)).toEqual(found)
  })
})

test('a result that is not known hides no report of a list', async () => {
  const { service, client } = await serviceAndClient({
    spell: record => ({ ...record, result: record.id === 1 ? 'queued' : record.result }),
  })
  for (const url of urls(2)) service.records.add(url)
  const found = await Array.fromAsync(client.reports.list())
  expect(found.map(({ id, result }) => [id, result])).toEqual([
    ['2', 'good'],
    ['1', null],
  ])
})
