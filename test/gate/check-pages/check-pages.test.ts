import { describe, expect, test } from 'vitest'
import type { PageOutcome } from '../../../src/report/run-result.ts'
import { clientOf, serviceAndClient } from '../../support/client-of.ts'
import { check, hostUrls, pageUrls } from '../../support/gate-run.ts'
import type { Answer, ReceivedRequest } from '../../support/report-service.ts'
import { html, reset } from '../../support/service-faults.ts'

test('a run is told in full', async () => {
  const { service, client } = await serviceAndClient()
  service.records.add('https://shop.example/bad', { result: 'good', score: 91 })
  const times = [new Date('2026-01-31T12:00:00Z'), new Date('2026-01-31T12:00:01.234Z')]
  const engine = { kind: 'service', baseUrl: service.baseUrl } as const
  const result = await check(
    client,
    ['https://shop.example/', 'https://shop.example/bad'],
    {},
    { engine, now: () => times.shift() ?? new Date(0) },
  )
  const record = { project: 'shop.example', privacy: 'public' }
  expect(result).toStrictEqual({
    schemaVersion: 1,
    engine,
    startedAt: '2026-01-31T12:00:00.000Z',
    durationMs: 1234,
    passed: false,
    result: 'bad',
    failOn: ['bad'],
    onError: 'fail',
    counts: { good: 1, decent: 0, bad: 1, errors: 0 },
    pages: [
      {
        url: 'https://shop.example/',
        verdict: 'passed',
        why: 'The result is good.',
        outcome: 'created',
        report: expect.objectContaining({ ...record, id: '2', result: 'good', score: 96 }),
        previous: null,
        checks: [],
        error: null,
      },
      {
        url: 'https://shop.example/bad',
        verdict: 'failed',
        why: 'The result is bad.',
        outcome: 'refreshed',
        report: expect.objectContaining({ ...record, id: '1', result: 'bad', score: 32 }),
        previous: { result: 'good', score: 91, generatedAt: '2026-01-31T12:00:01.000Z' },
        checks: [],
        error: null,
      },
    ],
  })
  expect(result.pages[0]?.report).not.toHaveProperty('checks')
})

describe('progress', () => {
  test('is told once for every page, as it finishes', async () => {
    const { client } = await serviceAndClient()
    const urls = pageUrls(20)
    const told: [PageOutcome, number, number][] = []
    const { pages } = await check(client, urls, {}, { onPage: (...page) => told.push(page) })
    expect(told.map(([, done, total]) => [done, total])).toEqual(urls.map((_, n) => [n + 1, 20]))
    expect(new Set(told.map(([page]) => page))).toEqual(new Set(pages))
  })
})

describe('concurrency', () => {
  test.each([1, 4, 16])('%i pages are worked on at once, never more', async concurrency => {
    // Every request waits until as many are there as may be: fewer would never be answered.
    let waiting: (() => void)[] = []
    const { service } = await serviceAndClient({
      answer: () =>
        new Promise(resolve => {
          waiting.push(() => resolve(undefined))
          if (waiting.length < concurrency) return
          for (const go of waiting) go()
          waiting = []
        }),
    })
    const client = clientOf(service, { connections: 64 })
    const { counts } = await check(client, hostUrls(48), { concurrency })
    expect(counts.good).toBe(48)
    expect(service.mostInFlight).toBe(concurrency)
  })

  test('pages are in the order of the input, whichever finishes first', async () => {
    const held: (() => void)[] = []
    const { client } = await serviceAndClient({
      // Creates are answered last come, first served.
      answer: ({ method }) =>
        method === 'GET'
          ? undefined
          : new Promise(resolve => {
              held.push(() => resolve(undefined))
              if (held.length === 8) for (const go of held.toReversed()) go()
            }),
    })
    const urls = pageUrls(8)
    const { pages } = await check(client, urls, { concurrency: 8 })
    expect(pages.map(page => [page.url, page.report?.url])).toEqual(urls.map(url => [url, url]))
  })
})

describe('failures of pages', () => {
  const about = ({ query, form }: ReceivedRequest): string => query.get('search') ?? form.get('url') ?? ''
  const failures: Record<string, Answer> = {
    'https://shop.example/html': html('<h1>It works!</h1>'),
    'https://shop.example/broken': { status: 500, body: { message: 'Oops.' } },
    'https://shop.example/reset': reset,
    'https://shop.example/refused': { status: 422, body: { errors: { url: ['is odd.'] } } },
    'https://shop.example/limited': { status: 429 },
    'https://shop.example/unreachable': {
      status: 422,
      body: { code: 'page-unreachable', message: 'The name does not resolve.' },
    },
    'https://shop.example/empty': { body: '' },
    'https://shop.example/odd': { body: { id: 1, url: 'https://shop.example/odd', result: 'superb' } },
  }

  test('lose no other page', async () => {
    const { client } = await serviceAndClient({ answer: request => failures[about(request)] })
    const urls = Object.keys(failures).flatMap(url => [url, `${url}/decent`])
    const { pages, counts, passed, result } = await check(client, urls, { concurrency: 3 })
    expect(pages.map(page => page.error?.code ?? page.report?.result)).toEqual(
      [
        'bad-response',
        'server-error',
        'network',
        'validation',
        'rate-limited',
        'page-unreachable',
        'bad-response',
        'bad-response',
      ].flatMap(code => [code, 'decent']),
    )
    expect(counts).toEqual({ good: 0, decent: 8, bad: 0, errors: 8 })
    expect([passed, result]).toEqual([false, 'decent'])
    for (const page of pages.filter(page => page.error)) {
      expect(page).toMatchObject({ verdict: 'error', report: null, outcome: null, checks: [] })
      expect(page.why).toBe(page.error?.message)
    }
  })

  test('are only warned about where that is wanted', async () => {
    const { client } = await serviceAndClient({ answer: request => failures[about(request)] })
    const urls = ['https://shop.example/broken', 'https://shop.example/']
    expect((await check(client, urls, { onError: 'warn' })).passed).toBe(true)
    expect((await check(client, urls.slice(0, 1), { onError: 'warn' })).passed).toBe(false)
  })
})

describe('access', () => {
  test.each([
    [{}, [{ privacy: 0, password: null }]],
    [{ privacy: 'private' as const }, [{ privacy: 1, password: null }]],
    [{ privacy: 'password' as const, password: 'pw' }, [{ privacy: 2, password: 'pw' }]],
  ])('%j is passed on', async (access, stored) => {
    const { service, client } = await serviceAndClient()
    const urls = pageUrls(1)
    await check(client, urls, access)
    expect(service.records.byUrl(urls[0] ?? '')).toMatchObject(stored)
  })
})
