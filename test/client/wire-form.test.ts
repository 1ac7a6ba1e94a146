import { describe, expect, test } from 'vitest'
import type { Client } from '../../src/client/client.ts'
import { clientOf, serveReports, serviceAndClient } from '../support/client-of.ts'

const drain = async (some: AsyncIterable<unknown>): Promise<void> => {
  for await (const _ of some);
}

const form = 'application/x-www-form-urlencoded'
const url = 'https://shop.example/a?b=c d&e=ä'
/** As the reports of a service are compared: normalized, then form-encoded. */
const encodedUrl = 'https%3A%2F%2Fshop.example%2Fa%3Fb%3Dc%2520d%26e%3D%25C3%25A4'

/** What is called, and the request line and body that must go out. */
const operations: [name: string, call: (client: Client) => Promise<unknown>, line: string, body: string][] = [
  ['list', ({ reports }) => drain(reports.list()), 'GET /api/v1/reports?per_page=100', ''],
  [
    'search',
    ({ reports }) => drain(reports.list({ search: 'a&b' })),
    'GET /api/v1/reports?search=a%26b&search_by=url&per_page=100',
    '',
  ],
  [
    'filtered and sorted list',
    ({ reports }) =>
      drain(
        reports.list({ project: 'my shop', result: 'bad', sortBy: 'generated_at', sort: 'asc', perPage: 25 }),
      ),
    'GET /api/v1/reports?project=my+shop&result=bad&sort_by=generated_at&sort=asc&per_page=25',
    '',
  ],
  ['show', ({ reports }) => reports.show('1'), 'GET /api/v1/reports/1', ''],
  ['create', ({ reports }) => reports.create({ url }), 'POST /api/v1/reports', `url=${encodedUrl}`],
  [
    'public create',
    ({ reports }) => reports.create({ url: 'https://a.example/', privacy: 'public' }),
    'POST /api/v1/reports',
    'url=https%3A%2F%2Fa.example%2F&privacy=0',
  ],
  [
    'create with a password',
    ({ reports }) => reports.create({ url: 'https://a.example/', privacy: 'password', password: 'p&w=ö +' }),
    'POST /api/v1/reports',
    'url=https%3A%2F%2Fa.example%2F&privacy=2&password=p%26w%3D%C3%B6+%2B',
  ],
  [
    'create with a password that has no effect',
    ({ reports }) => reports.create({ url: 'https://a.example/', privacy: 'private', password: 'pw' }),
    'POST /api/v1/reports',
    'url=https%3A%2F%2Fa.example%2F&privacy=1',
  ],
  ['refresh', ({ reports }) => reports.update('1', { results: true }), 'PUT /api/v1/reports/1', 'results=1'],
  [
    'update of the access alone',
    ({ reports }) => reports.update('1', { privacy: 'private', results: false }),
    'PUT /api/v1/reports/1',
    'privacy=1&results=0',
  ],
  [
    'refresh with access',
    ({ reports }) => reports.update('1', { privacy: 'password', password: 'pw', results: true }),
    'PUT /api/v1/reports/1',
    'privacy=2&password=pw&results=1',
  ],
]

test.each(operations)('%s', async (_, call, line, body) => {
  const { service, client } = await serviceAndClient()
  service.records.add('https://shop.example/')
  await call(client)
  const [request] = service.requests
  const query = request?.query.size ? `?${request.query}` : ''
  expect(`${request?.method} ${request?.path}${query}`).toBe(line)
  expect(request?.body).toBe(body)
  expect(request?.headers).toMatchObject({
    authorization: `Bearer ${service.apiKey}`,
    accept: 'application/json',
    'user-agent': 'seo-report-action',
  })
  expect(request?.headers['content-type']).toBe(body === '' ? undefined : form)
  expect(service.requests).toHaveLength(1)
})

describe('the address', () => {
  test.each(['', '/', '//'])('with a path prefix and %j at its end', async end => {
    const service = await serveReports({ pathPrefix: '/tools/seo' })
    const client = clientOf({ ...service, baseUrl: service.baseUrl + end })
    await client.reports.create({ url })
    expect(service.requests.map(({ method, path }) => [method, path])).toEqual([['POST', '/api/v1/reports']])
  })

  test.each([
    ['a/b', '/api/v1/reports/a%2Fb'],
    ['a?b#c', '/api/v1/reports/a%3Fb%23c'],
    ['ä %', '/api/v1/reports/%C3%A4%20%25'],
    ['../projects', '/api/v1/reports/..%2Fprojects'],
  ])('with the id %s', async (id, path) => {
    const { service, client } = await serviceAndClient({
      answer: () => ({ body: { id, url, result: 'good' } }),
    })
    expect((await client.reports.show(id)).id).toBe(id)
    expect(service.requests[0]?.path).toBe(path)
  })
})

test('the caller names itself', async () => {
  const { service, client } = await serviceAndClient({}, { userAgent: 'nightly/7' })
  await drain(client.reports.list())
  expect(service.requests[0]?.headers['user-agent']).toBe('nightly/7')
})

test('updates go out as PATCH where that is wanted, and are then not sent twice', async () => {
  const { service, client } = await serviceAndClient(
    { answer: () => ({ status: 503 }) },
    { updateMethod: 'PATCH' },
  )
  await expect(client.reports.update('1', { results: true })).rejects.toThrow(
    'PATCH /api/v1/reports/1 answered 503',
  )
  expect(service.requests.map(({ method, body }) => [method, body])).toEqual([['PATCH', 'results=1']])
})
