import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Analyzer } from '../../src/analyzer/analyzer.ts'
import { PageUnreachableError } from '../../src/analyzer/fetch/page-unreachable-error.ts'
import { type Client, createClient } from '../../src/client/client.ts'
import { ResponseError } from '../../src/client/errors/response-error.ts'
import { createEmbeddedService, type EmbeddedService } from '../../src/service/embedded.ts'
import { rejectionOf } from '../support/rejection.ts'
import { aCheck } from '../support/run-results.ts'
import { anAnalysis } from '../support/test-service.ts'

const url = 'https://shop.example/'
const instant = new Date('2026-01-31T12:00:00.000Z')

let service: EmbeddedService
let client: Client
let analyze: Analyzer['analyze']
let faults: Error[]
beforeEach(() => {
  analyze = async page => anAnalysis(page)
  faults = []
  service = createEmbeddedService({
    analyzer: { analyze: (page, options) => analyze(page, options), close: async () => {} },
    now: () => instant,
    onFault: error => faults.push(error),
  })
  client = createClient({ ...service, sleep: async () => {} })
})
afterEach(() => service.close())

const failure = (call: Promise<unknown>) => rejectionOf(call, ResponseError)

test('create, show and refresh tell a report in the words of the client', async () => {
  const checks = [
    aCheck({ details: { count: 1, instances: ['<title>'] } }),
    aCheck({ status: 'notApplicable' }),
  ]
  analyze = async page => anAnalysis(page, { result: 'decent', score: 61, checks })
  const created = await client.reports.create({ url, privacy: 'private' })
  expect(created).toEqual({
    id: '1',
    url,
    project: 'shop.example',
    privacy: 'private',
    result: 'decent',
    score: 61,
    createdAt: instant.toISOString(),
    generatedAt: instant.toISOString(),
    reportUrl: null,
    checks,
  })
  expect(await client.reports.show('1')).toEqual(created)

  analyze = async page => anAnalysis(page, { result: 'good', score: 97, checks: [] })
  const refreshed = await client.reports.update('1', { results: true, privacy: 'password', password: 'word' })
  expect(refreshed).toEqual({
    ...created,
    privacy: 'password',
    result: 'good',
    score: 97,
    checks: [],
    generatedAt: refreshed.generatedAt,
  })
  expect(refreshed.generatedAt).not.toBe(created.generatedAt)
})

test('a list of several pages comes whole, in order, without checks', async () => {
  const urls = Array.from({ length: 23 }, (_, i) => `${url}${i}`)
  for (const page of urls) await client.reports.create({ url: page })
  for (const perPage of [10, 25, 100] as const) {
    const listed = await Array.fromAsync(client.reports.list({ perPage, sortBy: 'id', sort: 'asc' }))
    expect(listed.map(report => report.url)).toEqual(urls)
    expect(listed.flatMap(report => report.checks)).toEqual([])
  }
  const found = await Array.fromAsync(client.reports.list({ search: '/1', sortBy: 'url', result: 'good' }))
  expect(found.map(report => report.url)).toEqual(
    urls
      .filter(page => page.includes('/1'))
      .sort()
      .reverse(),
  )
})

describe('an answer other than success', () => {
  test('to another key is unauthorized', async () => {
    const stranger = createClient({
      ...service,
      apiKey: service.apiKey.replace(/^./, x => (x === '0' ? '1' : '0')),
    })
    expect(await failure(stranger.reports.create({ url }))).toMatchObject({
      status: 401,
      code: 'unauthorized',
    })
    const shorter = createClient({ ...service, apiKey: 'x' })
    expect(await failure(shorter.reports.show('1'))).toMatchObject({ status: 401, code: 'unauthorized' })
  })

  test('to a second report of a page names the first', async () => {
    await client.reports.create({ url })
    const error = await failure(client.reports.create({ url }))
    expect(error).toMatchObject({ status: 409, code: 'validation' })
    expect(error.serviceMessage).toContain('report 1 ')
  })

  test('about a page that cannot be had is the page’s, in the analyzer’s words', async () => {
    analyze = async () => {
      throw new PageUnreachableError('The name shop.example does not resolve.')
    }
    expect(await failure(client.reports.create({ url }))).toMatchObject({
      status: 422,
      code: 'page-unreachable',
      serviceMessage: 'The name shop.example does not resolve.',
    })
    expect(faults).toEqual([])
  })

  test('about a fault tells the caller nothing and the operator all', async () => {
    const fault = new TypeError('secret detail')
    analyze = async () => {
      throw fault
    }
    const error = await failure(client.reports.create({ url }))
    expect(error).toMatchObject({ status: 500, code: 'server-error' })
    expect(error.message).not.toContain('secret')
    // A create that failed so may have worked: it is looked up and tried three times.
    expect(faults).toEqual([fault, fault, fault])
  })

  test.each(['0', '-1', '1e3', '../1', '9'.repeat(30), '%2e%2e'])('to report %s is a 404', async id => {
    expect((await failure(client.reports.show(id))).status).toBe(404)
    expect((await failure(client.reports.update(id, { results: true }))).status).toBe(404)
  })
})

test('an abort reaches the analysis, and the caller gets its own reason', async () => {
  const reason = new Error('the run is over')
  const stop = new AbortController()
  const seen = Promise.withResolvers<unknown>()
  analyze = (_, { signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        seen.resolve(signal.reason)
        reject(signal.reason)
      })
      stop.abort(reason)
    })
  await expect(client.reports.create({ url }, { signal: stop.signal })).rejects.toBe(reason)
  await seen.promise
  expect(faults).toEqual([])
  expect(await Array.fromAsync(client.reports.list())).toEqual([])
})

test('two services share neither key nor reports', async () => {
  const other = createEmbeddedService({
    analyzer: { analyze: async page => anAnalysis(page), close: async () => {} },
    now: () => instant,
    onFault: () => {},
  })
  await client.reports.create({ url })
  expect(other.apiKey).not.toBe(service.apiKey)
  expect(await Array.fromAsync(createClient(other).reports.list())).toEqual([])
  other.close()
})
