import { describe, expect, test } from 'vitest'
import type { Client } from '../../src/client/client.ts'
import { BadResponseError } from '../../src/client/errors/bad-response-error.ts'
import { serviceAndClient } from '../support/client-of.ts'
import { rejectionOf } from '../support/rejection.ts'
import { type ReportService, startReportService } from '../support/report-service.ts'

const moved = 'x-moved'
const statuses = [301, 302, 303, 307, 308]

/** A service that sends every request for report 1 through so many addresses of its own. */
const detour = (hops: number) => {
  let hop = 0
  return serviceAndClient({
    answer: () => {
      if (hop++ >= hops) return undefined
      return { status: 302, headers: { location: `/api/v1/reports/1?${moved}=${hop}` } }
    },
  })
}

/** A service that answers everything with a redirect to the same path of another. */
const leading = (to: ReportService, status = 307) =>
  serviceAndClient({
    answer: ({ path, query }) => ({ status, headers: { location: `${to.baseUrl}${path}?${query}` } }),
  })

describe('a GET is followed', () => {
  test.each(statuses)('within the service after %i, with the key', async status => {
    const { service, client } = await serviceAndClient({
      answer: ({ query }) =>
        query.has(moved) ? undefined : { status, headers: { location: `/api/v1/reports/1?${moved}` } },
    })
    service.records.add('https://shop.example/')
    expect(await client.reports.show('1')).toMatchObject({ id: '1' })
    expect(service.requests.map(({ headers }) => headers.authorization)).toEqual(
      Array(2).fill(`Bearer ${service.apiKey}`),
    )
  })

  test('five times', async () => {
    const { service, client } = await detour(5)
    service.records.add('https://shop.example/')
    expect(await client.reports.show('1')).toMatchObject({ id: '1' })
    expect(service.requests).toHaveLength(6)
  })

  test('not a sixth time', async () => {
    const { service, client } = await detour(6)
    const error = await rejectionOf(client.reports.show('1'), BadResponseError)
    expect(error.message).toBe(
      `GET /api/v1/reports/1 answered 302, but it redirects to /api/v1/reports/1?${moved}=6, the 6th redirect in a row`,
    )
    expect(service.requests).toHaveLength(6)
  })

  test('and a loop ends', async () => {
    const { service, client } = await detour(Number.POSITIVE_INFINITY)
    await rejectionOf(client.reports.show('1'), BadResponseError)
    expect(service.requests).toHaveLength(6)
  })

  test.each([
    ['nowhere', undefined, 'nowhere, which is no address of a service'],
    ['no address', 'http://[', 'http://[, which is no address of a service'],
    ['a file', 'file:///etc/passwd', 'file:///etc/passwd, which is no address of a service'],
    ['a script', 'javascript:alert(1)', 'javascript:alert(1), which is no address of a service'],
  ])('but not to %s', async (_, location, to) => {
    const { service, client } = await serviceAndClient({
      answer: () => ({ status: 302, ...(location && { headers: { location } }) }),
    })
    const error = await rejectionOf(client.reports.show('1'), BadResponseError)
    expect(error.message).toBe(`GET /api/v1/reports/1 answered 302, but it redirects to ${to}`)
    expect(service.requests).toHaveLength(1)
  })
})

describe('a list keeps its query', () => {
  const list = ({ reports }: Client) => Array.fromAsync(reports.list({ search: 'a&b' }))

  test.each([
    ['lost', '/api/v1/reports/'],
    ['half of it', '/api/v1/reports?search=a%26b'],
    ['changed', '/api/v1/reports?search=a&search_by=url&per_page=100'],
  ])('or is not followed: %s', async (_, location) => {
    const { service, client } = await serviceAndClient({
      answer: () => ({ status: 301, headers: { location } }),
    })
    const error = await rejectionOf(list(client), BadResponseError)
    expect(error.message).toContain(`answered 301, but it redirects to ${location}, which loses the query`)
    expect(service.requests).toHaveLength(1)
  })

  test('in any order and spelling', async () => {
    const { client } = await serviceAndClient({
      answer: ({ query }) =>
        query.has(moved)
          ? undefined
          : { status: 301, headers: { location: `?per_page=100&${moved}&search_by=url&search=a%26%62` } },
    })
    expect(await list(client)).toEqual([])
  })
})

describe('to another origin', () => {
  test.each(statuses)('a GET does not go at all, after %i', async status => {
    await using other = await startReportService({
      answer: () => ({ body: { id: 1, url: 'https://shop.example/', result: 'good' } }),
    })
    const { client } = await leading(other, status)
    const error = await rejectionOf(client.reports.show('1'), BadResponseError)
    expect(error).toMatchObject({ code: 'bad-response', status })
    expect(error.message).toContain(`; set base-url to ${other.baseUrl}, if that is your service`)
    expect(other.requests).toEqual([])
  })

  test.each<[string, (client: Client) => Promise<unknown>]>([
    ['POST', ({ reports }) => reports.create({ url: 'https://shop.example/' })],
    ['PUT', ({ reports }) => reports.update('1', { results: true })],
    ['DELETE', ({ reports }) => reports.delete('1')],
  ])('a %s does not go at all', async (method, call) => {
    await using other = await startReportService()
    const { service, client } = await leading(other)
    const error = await rejectionOf(call(client), BadResponseError)
    expect(error.message).toMatch(
      new RegExp(
        `, and a ${method} is not repeated there; set base-url to ${other.baseUrl}, if that is your service$`,
      ),
    )
    expect([service.requests.length, other.requests.length]).toEqual([1, 0])
  })
})

test('a write that is redirected within the service says nothing of base-url', async () => {
  const { client } = await serviceAndClient({
    answer: () => ({ status: 308, headers: { location: '/api/v2/reports' } }),
  })
  const error = await rejectionOf(client.reports.create({ url: 'https://shop.example/' }), BadResponseError)
  expect(error.message).toBe(
    'POST /api/v1/reports answered 308, but it redirects to /api/v2/reports, and a POST is not repeated there',
  )
})
