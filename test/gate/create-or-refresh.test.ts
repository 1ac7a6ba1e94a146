import { describe, expect, test } from 'vitest'
import { BadResponseError } from '../../src/client/errors/bad-response-error.ts'
import { ResponseError } from '../../src/client/errors/response-error.ts'
import { createOrRefresh, type RefreshOptions } from '../../src/gate/create-or-refresh.ts'
import { createReportLookup } from '../../src/gate/report-lookup.ts'
import { clientOf, serveReports } from '../support/client-of.ts'
import { rejectionOf } from '../support/rejection.ts'
import type { ReportService, ReportServiceOptions } from '../support/report-service.ts'

const page = 'https://shop.example/bags'

function bring(service: ReportService, url = page, access: RefreshOptions['access'] = {}) {
  const client = clientOf(service)
  const { signal } = new AbortController()
  const lookup = createReportLookup(client, [url], signal)
  return createOrRefresh(client, url, {
    lookup,
    access,
    sleep: async () => {},
    signal,
    onDuplicates: () => {},
  })
}

const linesOf = ({ requests }: ReportService): string[] =>
  requests.map(({ method, path }) => `${method} ${path}`)

describe('a page without a report', () => {
  test('gets one', async () => {
    const service = await serveReports()
    const { outcome, report, previous } = await bring(service)
    expect([outcome, report.id, report.url, report.result, previous]).toEqual([
      'created',
      '1',
      page,
      'good',
      null,
    ])
    expect(linesOf(service)).toEqual(['GET /api/v1/reports', 'POST /api/v1/reports'])
    expect(Object.fromEntries(service.requests[0]?.query ?? [])).toEqual({
      search: page,
      search_by: 'url',
      sort_by: 'url',
      sort: 'asc',
      per_page: '100',
    })
  })

  test('is not taken for one that only resembles it', async () => {
    const service = await serveReports()
    for (const end of ['/', '/red', '?color=red', 's']) service.records.add(page + end)
    service.records.add('http://shop.example/bags')
    service.records.add(`https://archive.example/?of=${page}`)
    expect(await bring(service)).toMatchObject({ outcome: 'created', report: { id: '7', url: page } })
  })

  test('is awaited', async () => {
    const service = await serveReports({ generationShows: 3 })
    expect(await bring(service)).toMatchObject({ outcome: 'created', report: { result: 'good' } })
    expect(linesOf(service).slice(2)).toEqual(Array(3).fill('GET /api/v1/reports/1'))
  })

  test('gets the access that was asked for', async () => {
    const service = await serveReports()
    await bring(service, page, { privacy: 'password', password: 'pw' })
    expect(service.records.byUrl(page)).toMatchObject([{ privacy: 2, password: 'pw' }])
  })
})

describe('a page with a report', () => {
  test('gets it refreshed', async () => {
    const service = await serveReports()
    service.records.add(page, { result: 'bad', score: 12 })
    const { outcome, report, previous } = await bring(service)
    expect([outcome, report.id, report.result]).toEqual(['refreshed', '1', 'good'])
    expect(previous).toEqual({ result: 'bad', score: 12, generatedAt: '2026-01-31T12:00:01.000Z' })
    expect(linesOf(service)).toEqual(['GET /api/v1/reports', 'PUT /api/v1/reports/1'])
    expect(service.requests[1]?.body).toBe('results=1')
  })

  test('gets the access that was asked for', async () => {
    const service = await serveReports()
    service.records.add(page, { privacy: 1 })
    await bring(service, page, { privacy: 'public' })
    expect(service.requests[1]?.body).toBe('privacy=0&results=1')
  })

  test.each(['HTTPS://Shop.Example:443/bags', `${page}#top`, 'https://shop.example/x/../bags', ` ${page} `])(
    'is known by the spelling %j',
    async spelling => {
      // Such a service compares by its own rules, so the search itself is answered here.
      const service = await serveReports({
        answer: ({ query }) => {
          query.delete('search')
          return undefined
        },
      })
      service.records.add(spelling)
      expect(await bring(service)).toMatchObject({ outcome: 'refreshed', report: { id: '1' } })
    },
  )

  test.each(['https://shop.example', 'https://shop.example/'])('is found as home page %s', async stored => {
    const service = await serveReports()
    service.records.add('https://shop.example/bags')
    service.records.add(stored)
    const { outcome, report } = await bring(service, 'https://shop.example/')
    expect([outcome, report.id]).toEqual(['refreshed', '2'])
  })

  test('is compared with the time of the report itself where the list tells none', async () => {
    const service = await serveReports({
      generationShows: 2,
      answer: ({ method, path }, proceed) => {
        if (method !== 'GET' || path !== '/api/v1/reports') return undefined
        const { body } = proceed() as { body: { data: object[] } }
        return { body: { data: body.data.map(record => ({ ...record, generated_at: undefined })) } }
      },
    })
    service.records.add(`${page}/decent`, { result: 'good', score: 96 })
    const { report, previous } = await bring(service, `${page}/decent`)
    expect([previous?.result, report.result]).toEqual(['good', 'decent'])
  })

  test('is found where the service stores what a person reads', async () => {
    const service = await serveReports()
    service.records.add('https://bücher.example/ä')
    const { outcome } = await bring(service, 'https://xn--bcher-kva.example/%C3%A4')
    expect(outcome).toBe('refreshed')
  })

  test('is not judged by a report of another page', async () => {
    const service = await serveReports({
      answer: ({ method }) =>
        method === 'PUT' ? { body: { id: 1, url: 'https://other.example/', result: 'good' } } : undefined,
    })
    service.records.add(page, { generatedAt: null })
    const error = await rejectionOf(bring(service), BadResponseError)
    expect(error.message).toContain('a report of another page, https://other.example/')
  })

  test('is refreshed where the service only says that the URL is taken', async () => {
    let looks = 0
    const service = await serveReports({
      answer: ({ method }) => {
        if (method === 'POST') return { status: 422, body: { errors: { url: ['has already been taken'] } } }
        // The first look comes too early.
        return method === 'GET' && ++looks === 1 ? { body: { data: [] } } : undefined
      },
    })
    service.records.add(page)
    expect(await bring(service)).toMatchObject({ outcome: 'refreshed', report: { id: '1' } })
  })

  test('makes no twin while the list still shows what cannot be refreshed', async () => {
    const service = await serveReports({
      answer: ({ method }) => (method === 'PUT' ? { status: 404 } : undefined),
    })
    service.records.add(page)
    await rejectionOf(bring(service), ResponseError)
    expect(service.records.byUrl(page)).toHaveLength(1)
  })

  test('is shown after an update that answers briefly', async () => {
    for (const body of ['', '{"message":"Done."}']) {
      const service = await serveReports({
        answer: ({ method }, proceed) => {
          if (method !== 'PUT') return undefined
          proceed()
          return { body }
        },
      })
      service.records.add(`${page}/decent`, { result: 'good', score: 96 })
      const fresh = await bring(service, `${page}/decent`)
      expect(fresh).toMatchObject({ outcome: 'refreshed', report: { result: 'decent' } })
    }
  })

  test('is found behind longer addresses, also on a later page of the list', async () => {
    const service = await serveReports({
      answer: ({ query }) => {
        query.set('sort', 'desc')
        return undefined
      },
    })
    service.records.add(page)
    for (let n = 0; n < 150; n++) service.records.add(`${page}/${n}`)
    expect(await bring(service)).toMatchObject({ outcome: 'refreshed', report: { id: '1' } })
    expect(linesOf(service)).toEqual(['GET /api/v1/reports', 'GET /api/v1/reports', 'PUT /api/v1/reports/1'])
  })

  test('is found first where the service sorts', async () => {
    const service = await serveReports()
    for (let n = 0; n < 150; n++) service.records.add(`${page}/${n}`)
    service.records.add(page)
    await bring(service)
    expect(linesOf(service)).toEqual(['GET /api/v1/reports', 'PUT /api/v1/reports/151'])
  })

  test('waits until its generation time has moved', async () => {
    const service = await serveReports({ generationShows: 2 })
    service.records.add(page, { result: 'bad' })
    expect(await bring(service)).toMatchObject({ report: { result: 'good' }, previous: { result: 'bad' } })
    expect(linesOf(service).slice(2)).toEqual(Array(2).fill('GET /api/v1/reports/1'))
  })
})

describe('a report that changes hands in between', () => {
  test('is created when it was deleted', async () => {
    const service: ReportService = await serveReports({
      answer: ({ method }) => {
        if (method === 'PUT') service.records.all.clear()
        return undefined
      },
    })
    service.records.add(page)
    expect(await bring(service)).toMatchObject({ outcome: 'created', report: { id: '2' }, previous: null })
    expect(linesOf(service).map(line => line.split(' ')[0])).toEqual(['GET', 'PUT', 'GET', 'POST'])
  })

  test('is refreshed when another run created it', async () => {
    const service: ReportService = await serveReports({
      answer: ({ method }) => {
        if (method !== 'POST') return undefined
        service.records.add(page, { result: 'decent' })
        return { status: 409, body: { message: 'There is one.' } }
      },
    })
    expect(await bring(service)).toMatchObject({
      outcome: 'refreshed',
      report: { id: '1', result: 'good' },
      previous: { result: 'decent' },
    })
    expect(service.records.byUrl(page)).toHaveLength(1)
  })

  test('is an error when the conflict stays', async () => {
    const service = await serveReports({
      answer: ({ method }) => (method === 'POST' ? { status: 409, body: { message: 'No.' } } : undefined),
    })
    const error = await rejectionOf(bring(service), ResponseError)
    expect([error.status, error.code]).toEqual([409, 'validation'])
    expect(linesOf(service).map(line => line.split(' ')[0])).toEqual(['GET', 'POST', 'GET'])
  })
})

describe('any other refusal passes on, after the tries that are safe', () => {
  const refuse = (refused: string, status: number): ReportServiceOptions => ({
    answer: ({ method }) => (method === refused ? { status, body: {} } : undefined),
  })

  test.each<[method: string, status: number, methods: string[]]>([
    ['GET', 404, ['GET']],
    ['GET', 422, ['GET']],
    ['GET', 500, Array(5).fill('GET')],
    ['PUT', 400, ['GET', 'PUT']],
    ['PUT', 405, ['GET', 'PUT']],
    ['PUT', 409, ['GET', 'PUT']],
    ['PUT', 422, ['GET', 'PUT']],
    ['PUT', 501, ['GET', 'PUT']],
    ['PUT', 503, ['GET', ...Array(5).fill('PUT')]],
  ])('%s %i', async (method, status, methods) => {
    const service = await serveReports(refuse(method, status))
    service.records.add(page)
    const error = await rejectionOf(bring(service), ResponseError)
    expect(error.status).toBe(status)
    expect(service.requests.map(request => request.method)).toEqual(methods)
  })

  const looks = ['GET', 'GET']
  test.each<[status: number, after: string[]]>([
    [400, ['POST']],
    [402, ['POST']],
    [404, ['POST']],
    // It may mean that the URL is taken.
    [422, ['POST', 'GET']],
    [429, Array(5).fill('POST')],
    [500, ['POST', ...looks, 'POST', ...looks, 'POST', ...looks]],
  ])('POST %i', async (status, after) => {
    const service = await serveReports(refuse('POST', status))
    const error = await rejectionOf(bring(service), ResponseError)
    expect(error.status).toBe(status)
    expect(service.requests.map(request => request.method)).toEqual(['GET', ...after])
  })

  test('a list that is none', async () => {
    const service = await serveReports({ answer: () => ({ body: '<h1>It works!</h1>' }) })
    await rejectionOf(bring(service), BadResponseError)
    expect(service.requests).toHaveLength(1)
  })
})

test('a report that the service made for another page is no verdict on this one', async () => {
  const service = await serveReports({
    answer: ({ method }) =>
      method === 'POST'
        ? { status: 201, body: { data: { id: 7, url: 'https://other.example/', result: 'good' } } }
        : undefined,
  })
  const error = await rejectionOf(bring(service), BadResponseError)
  expect(error.message).toContain('made a report for https://other.example/')
  expect(service.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})
