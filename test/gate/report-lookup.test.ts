import { describe, expect, test } from 'vitest'
import { ResponseError } from '../../src/client/errors/response-error.ts'
import { createReportLookup } from '../../src/gate/report-lookup.ts'
import { serviceAndClient } from '../support/client-of.ts'
import { pageUrls } from '../support/gate-run.ts'
import { rejectionOf } from '../support/rejection.ts'
import type { ReceivedRequest, ReportService, ReportServiceOptions } from '../support/report-service.ts'

const origin = 'https://shop.example'
const { signal } = new AbortController()

/** How many requests it takes to find some pages, and what is found for each. */
async function lookUp(
  urls: string[],
  fill: (service: ReportService) => void,
  options?: ReportServiceOptions,
) {
  const { service, client } = await serviceAndClient(options)
  fill(service)
  const lookup = createReportLookup(client, urls, signal)
  const found = await Promise.all(urls.map(url => lookup.find(url)))
  return { found: found.map(reports => reports.map(({ id }) => id)), requests: service.requests }
}

const searches = (requests: readonly ReceivedRequest[]) => requests.map(({ query }) => query.get('search'))

/** A service that does not search. */
const searchless: ReportServiceOptions = {
  answer: ({ query }) => {
    query.delete('search')
    return undefined
  },
}

describe('lookups of one host', () => {
  test.each([
    [2, 0],
    [2, 100],
    [10, 99],
    [10, 250],
    [200, 100],
    [200, 1000],
    [500, 500],
  ])('of %i pages among %i reports are at most one per hundred, and one more', async (pages, existing) => {
    const urls = pageUrls(pages)
    const { found, requests } = await lookUp(urls, ({ records }) => {
      for (let n = 0; n < existing; n++) records.add(`${origin}/${n}`)
    })
    expect(found).toEqual(urls.map((_, n) => (n < existing ? [`${n + 1}`] : [])))
    expect(requests.length).toBeLessThanOrEqual(Math.ceil(existing / 100) + 1)
    expect(new Set(searches(requests))).toEqual(new Set([origin]))
  })

  test('are one walk for all that ask while it is under way, and after', async () => {
    const { service, client } = await serviceAndClient()
    const urls = pageUrls(50)
    const lookup = createReportLookup(client, urls, signal)
    await Promise.all(urls.map(url => lookup.find(url)))
    await Promise.all(urls.map(url => lookup.find(url)))
    expect(service.requests).toHaveLength(1)
  })

  test('are as few on a service that counts its pages', async () => {
    const urls = pageUrls(300)
    const { found, requests } = await lookUp(
      urls,
      ({ records }) => {
        for (const url of urls) records.add(url)
      },
      {
        answer: ({ query }, proceed) => {
          const { data } = proceed().body as { data: object[] }
          const page = Number(query.get('page') ?? 1)
          return { body: { data, meta: { current_page: page, last_page: 3, total: 300 } } }
        },
      },
    )
    expect(found.every(ids => ids.length === 1)).toBe(true)
    expect(requests).toHaveLength(3)
  })

  test('of one page are a search for it', async () => {
    const { found, requests } = await lookUp([`${origin}/a`], ({ records }) => {
      for (const url of ['/a', '/a/b', '/b']) records.add(origin + url)
    })
    expect([found, searches(requests)]).toEqual([[['1']], [`${origin}/a`]])
  })

  test('of several hosts are one walk each', async () => {
    const hosts = ['https://a.example', 'https://b.example', 'http://a.example', 'https://a.example:8443']
    const urls = hosts.flatMap(host => [`${host}/`, `${host}/x`])
    const { found, requests } = await lookUp(urls, ({ records }) => {
      for (const url of urls) records.add(url)
    })
    expect(found).toEqual(urls.map((_, n) => [`${n + 1}`]))
    expect(searches(requests).toSorted()).toEqual(hosts.toSorted())
  })

  test('find every spelling and every duplicate, newest first', async () => {
    const urls = [`${origin}/`, `${origin}/a`]
    const { found } = await lookUp(urls, ({ records }) => {
      for (const url of [origin, `${origin}/`, 'HTTPS://SHOP.example:443/a', `${origin}/a#top`])
        records.add(url)
      records.add(`${origin}.evil.example/a`)
      records.add(`https://archive.example/?of=${origin}/a`)
    })
    expect(found).toEqual([
      ['2', '1'],
      ['4', '3'],
    ])
  })
})

describe('single searches take over', () => {
  test('where the list is one of other sites, 100,000 of them', async () => {
    const urls = pageUrls(5)
    const { service, client } = await serviceAndClient(searchless)
    for (let n = 0; n < 100_000; n++) service.records.add(`https://other.example/${n}`)
    const lookup = createReportLookup(client, urls, signal)
    const found = await Promise.allSettled(urls.map(url => lookup.find(url)))
    // Nobody can tell what is there, so nothing may be created.
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['rejected']))
    expect(service.requests).toHaveLength(1 + urls.length)
  })

  test('where 100,000 reports of other sites have the address in theirs', async () => {
    const urls = pageUrls(3)
    const { found, requests } = await lookUp(urls, ({ records }) => {
      for (const url of urls) records.add(url)
      for (let n = 0; n < 100_000; n++) records.add(`${origin}.example/x${n}`)
    })
    expect(found).toEqual([['1'], ['2'], ['3']])
    expect(requests.length).toBeLessThanOrEqual(4 + urls.length)
  })

  test('where the walk would be longer', async () => {
    const urls = [`${origin}/a`, `${origin}/b`]
    const { found, requests } = await lookUp(
      urls,
      ({ records }) => {
        for (const url of urls) records.add(url)
        for (let n = 0; n < 5000; n++) records.add(`${origin}/p/${n}`)
      },
      {
        answer: ({ query }, proceed) => {
          const { data } = proceed().body as { data: object[] }
          return { body: { data, meta: query.get('search') === origin ? { total: 5002 } : {} } }
        },
      },
    )
    expect(found).toEqual([['1'], ['2']])
    expect(searches(requests)).toEqual([origin, ...urls])
  })

  test('where the walk fails', async () => {
    const urls = pageUrls(3)
    const { found, requests } = await lookUp(urls, ({ records }) => records.add(`${origin}/1`), {
      answer: ({ query }) => (query.get('search') === origin ? { status: 422 } : undefined),
    })
    expect(found).toEqual([[], ['1'], []])
    expect(requests).toHaveLength(4)
  })
})

test.each([401, 403])('a key that is refused with %i is not tried again', async status => {
  const { service, client } = await serviceAndClient({ answer: () => ({ status }) })
  const urls = pageUrls(20)
  const lookup = createReportLookup(client, urls, signal)
  await Promise.all(urls.map(url => rejectionOf(lookup.find(url), ResponseError)))
  expect(service.requests).toHaveLength(1)
})

test.each([9, 10, 11, 25, 50, 100])(
  'a list of %i that ends where the service says so is trusted',
  async count => {
    const urls = pageUrls(2)
    const { found } = await lookUp(
      urls,
      ({ records }) => {
        for (let n = 0; n < count; n++) records.add(`https://other.example/${n}`)
      },
      {
        answer: ({ query }, proceed) => {
          query.delete('search')
          const { data } = proceed().body as { data: object[] }
          return { body: { data, meta: { current_page: 1, last_page: 1, total: count } } }
        },
      },
    )
    expect(found).toEqual([[], []])
  },
)

test('a home page among thousands of its subdomains takes few requests', async () => {
  const { found, requests } = await lookUp(['https://shop.example/'], ({ records }) => {
    for (let n = 0; n < 5_000; n++) records.add(`https://s${n}.shop.example/`)
    records.add('https://shop.example/')
  })
  expect(found).toEqual([['5001']])
  expect(requests).toHaveLength(1)
})
