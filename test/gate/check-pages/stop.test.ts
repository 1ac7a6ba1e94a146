import { describe, expect, test } from 'vitest'
import { type Client, type ClientOptions, createClient } from '../../../src/client/client.ts'
import { clientOf, serviceAndClient } from '../../support/client-of.ts'
import { check, hostUrls, pageUrls } from '../../support/gate-run.ts'
import { processFaults } from '../../support/process-faults.ts'
import type { Answer } from '../../support/report-service.ts'
import { closedOrigin } from '../../support/serve.ts'
import { stall, stallMidBody } from '../../support/service-faults.ts'

describe('a refusal of the account stops the run', () => {
  test.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
  ])('%i', async (status, code) => {
    const { service, client } = await serviceAndClient({
      answer: () => ({ status, body: { message: 'No.' } }),
    })
    const { pages, counts, passed } = await check(client, pageUrls(100), { concurrency: 4 })
    expect(new Set(pages.map(page => page.error?.code))).toEqual(new Set([code]))
    expect(new Set(pages.map(page => page.why)).size).toBe(1)
    expect([counts.errors, passed]).toEqual([100, false])
    expect(service.requests.length).toBeLessThanOrEqual(4)
  })

  test('with a wrong key', async () => {
    const { service } = await serviceAndClient()
    const { pages } = await check(clientOf({ ...service, apiKey: 'wr0ng' }), pageUrls(3), { concurrency: 1 })
    expect(pages.map(page => page.error)).toEqual(
      Array(3).fill({
        code: 'unauthorized',
        status: 401,
        message: expect.stringMatching(/ answered 401: Unauthenticated\. Check api-key: /),
      }),
    )
    expect(service.requests).toHaveLength(1)
  })

  test('but loses no page that was finished', async () => {
    const { service, client } = await serviceAndClient({
      answer: ({ form }) => (form.get('url')?.endsWith('/2') ? { status: 403, body: {} } : undefined),
    })
    const { pages } = await check(client, pageUrls(6), { concurrency: 1 })
    const outcomes = pages.map(page => page.error?.code ?? page.outcome)
    expect(outcomes).toEqual(['created', 'created', 'forbidden', 'forbidden', 'forbidden', 'forbidden'])
    // One look at the host's reports for all pages.
    expect(service.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'POST'])
  })

  test('and ends what is under way', async () => {
    const { client } = await serviceAndClient({
      answer: ({ query }) => (query.get('search')?.includes('/3.') ? { status: 401 } : stall),
    })
    const { pages } = await check(client, hostUrls(8), { concurrency: 4 })
    expect(new Set(pages.map(page => page.error?.code))).toEqual(new Set(['unauthorized']))
  })
})

test.each([
  [400, 1],
  [404, 1],
  [422, 1],
  [429, 5],
  [500, 5],
])('%i does not stop the run, and is asked for %i times', async (status, tries) => {
  const { service, client } = await serviceAndClient({ answer: () => ({ status }) })
  const { counts } = await check(client, pageUrls(20), { concurrency: 4 })
  expect(counts.errors).toBe(20)
  // The walk through the host's reports, then a search for every page.
  expect(service.requests).toHaveLength(tries + 20 * tries)
})

test('a service that nobody answers for makes every page an error', async () => {
  const client = clientOf({ baseUrl: await closedOrigin(), apiKey: 'k3y' })
  const { pages, passed } = await check(client, pageUrls(20))
  expect([...new Set(pages.map(page => page.error?.code)), passed]).toEqual(['network', false])
})

describe('the deadline makes every page that is not finished an error', () => {
  const outcomesAt = async (client: Client, urls: string[], timeoutMs = 100) => {
    const faults = processFaults()
    const { pages, counts, passed } = await check(client, urls, { concurrency: 4, timeoutMs })
    expect(await faults.settled()).toEqual([])
    return { outcomes: pages.map(page => page.error?.code ?? page.report?.result), pages, counts, passed }
  }

  test.each<[string, Answer]>([
    ['before an answer', stall],
    ['within a body', stallMidBody],
  ])('with a service that stalls %s', async (_, answer) => {
    const { client } = await serviceAndClient({ answer: () => answer })
    const { outcomes, pages, passed } = await outcomesAt(client, pageUrls(10))
    expect(outcomes).toEqual(Array(10).fill('timeout'))
    expect(pages[0]?.why).toBe('Not finished within the 0.1 s of the whole run (input timeout).')
    expect(passed).toBe(false)
  })

  test('with a report that is never finished', async () => {
    const { client } = await serviceAndClient({ generationShows: Number.POSITIVE_INFINITY })
    expect((await outcomesAt(client, pageUrls(6))).outcomes).toEqual(Array(6).fill('timeout'))
  })

  test('and loses none that is', async () => {
    const { client } = await serviceAndClient({
      answer: ({ query }) => (query.get('search')?.includes('slow') ? stall : undefined),
    })
    const urls = [...pageUrls(3), 'https://slow.example/', ...pageUrls(3, '/decent')]
    const { outcomes, counts } = await outcomesAt(client, urls, 2000)
    expect(outcomes).toEqual(['good', 'good', 'good', 'timeout', 'decent', 'decent', 'decent'])
    expect(counts).toEqual({ good: 3, decent: 3, bad: 0, errors: 1 })
  })

  test.each<[string, ClientOptions['fetch']]>([
    ['never answers', () => new Promise(() => {})],
    [
      'never ends its body',
      async () => ({ status: 200, headers: new Headers(), body: new ReadableStream<Uint8Array>() }),
    ],
  ])('with a fetch that ignores its signal and %s', async (_, fetch) => {
    const client = createClient({ baseUrl: 'http://embedded.invalid', apiKey: 'k3y', fetch })
    expect((await outcomesAt(client, pageUrls(10))).outcomes).toEqual(Array(10).fill('timeout'))
  })

  test('with calls that fail after it', async () => {
    const late: (() => void)[] = []
    const fetch = () => new Promise<never>((_, reject) => late.push(() => reject(new Error('too late'))))
    const client = createClient({ baseUrl: 'http://embedded.invalid', apiKey: 'k3y', fetch })
    const faults = processFaults()
    const { outcomes } = await outcomesAt(client, pageUrls(4))
    for (const fail of late) fail()
    expect(outcomes).toEqual(Array(4).fill('timeout'))
    expect(await faults.settled()).toEqual([])
  })
})

test('500 pages, 64 at once: no warning, nothing unhandled', async () => {
  const faults = processFaults()
  const { service } = await serviceAndClient({ generationShows: 1 })
  const client = clientOf(service, { connections: 64 })
  const { counts } = await check(client, pageUrls(500), { concurrency: 64 }, { sleep: async () => {} })
  expect(counts).toEqual({ good: 500, decent: 0, bad: 0, errors: 0 })
  expect(await faults.settled()).toEqual([])
})
