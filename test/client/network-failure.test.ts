import { describe, expect, test } from 'vitest'
import { createClient } from '../../src/client/client.ts'
import { NetworkError } from '../../src/client/errors/network-error.ts'
import { RequestTimeoutError } from '../../src/client/errors/request-timeout-error.ts'
import { clientOf, noPause, serviceAndClient } from '../support/client-of.ts'
import { rejectionOf } from '../support/rejection.ts'
import type { Answer } from '../support/report-service.ts'
import { closedOrigin } from '../support/serve.ts'
import { endlessBody, html, reset, resetMidBody, stall, stallMidBody } from '../support/service-faults.ts'

const page = 'https://shop.example/'

describe('no complete answer is a network error', () => {
  test('connection refused', async () => {
    const client = clientOf({ baseUrl: await closedOrigin(), apiKey: 'k3y' })
    const error = await rejectionOf(client.reports.show('1'), NetworkError)
    expect(error).toMatchObject({ name: 'NetworkError', code: 'network', status: null, method: 'GET' })
    expect(error.message).toMatch(
      /^GET \/api\/v1\/reports\/1 got no answer: connect ECONNREFUSED 127\.0\.0\.1:\d+$/,
    )
    expect(error.cause).toBeInstanceOf(Error)
  })

  test.each<[string, Answer]>([
    ['reset before an answer', reset],
    ['reset within the body', resetMidBody],
    ['a body that is not gzip', { headers: { 'content-encoding': 'gzip' }, body: 'no gzip at all' }],
  ])('%s', async (_, answer) => {
    const { client } = await serviceAndClient({ answer: () => answer })
    const error = await rejectionOf(client.reports.create({ url: page }), NetworkError)
    expect(error.message).toMatch(/^POST \/api\/v1\/reports got no answer: \S/)
  })

  test.each<[string, unknown, string]>([
    ['an error', new Error('socket broke'), 'socket broke'],
    ['a cause', new TypeError('fetch failed', { cause: new Error('inner') }), 'inner'],
    ['several causes', new AggregateError([new Error('first'), new Error('second')]), 'first'],
    ['a text', 'broken', 'broken'],
    ['secrets on lines', new Error(`${'x'.repeat(490)}\nk3y k3y`), `${'x'.repeat(490)} *** ***`],
  ])('a fetch that throws %s', async (_, thrown, said) => {
    const fetch = () => Promise.reject(thrown)
    const client = createClient({
      baseUrl: 'http://service.invalid',
      apiKey: 'k3y',
      fetch,
      sleep: noPause,
    })
    const error = await rejectionOf(client.reports.show('1'), NetworkError)
    expect(error.message).toBe(`GET /api/v1/reports/1 got no answer: ${said}`)
    expect(error.cause).toBe(thrown)
  })
})

describe('a request that takes too long is a timeout', () => {
  test.each<[string, Answer]>([
    ['no headers', stall],
    ['half a body', stallMidBody],
  ])('%s', async (_, answer) => {
    const { client } = await serviceAndClient({ answer: () => answer }, { requestTimeoutMs: 50 })
    const error = await rejectionOf(client.reports.show('1'), RequestTimeoutError)
    expect(error).toMatchObject({ name: 'RequestTimeoutError', code: 'timeout', status: null })
    expect(error.message).toBe('GET /api/v1/reports/1 got no complete answer within 0.05 s')
  })

  test('even where an in-process service answers in the end', async () => {
    const body = [Buffer.from(JSON.stringify({ id: 1, url: page, result: 'good' }))]
    const response = { status: 200, headers: new Headers(), body: ReadableStream.from(body) }
    const fetch = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise<typeof response>(resolve => signal.addEventListener('abort', () => resolve(response)))
    const client = createClient({
      baseUrl: 'http://embedded.invalid',
      apiKey: 'k',
      fetch,
      requestTimeoutMs: 10,
      sleep: noPause,
    })
    // The timer of an abort signal does not keep a process awake, nor does this test.
    const awake = setInterval(() => {}, 1000)
    await expect(client.reports.show('1')).rejects.toThrow(RequestTimeoutError)
    clearInterval(awake)
  })
})

describe('the abort of the caller', () => {
  const reason = new Error('enough')

  test('passes its reason before anything is sent', async () => {
    const { service, client } = await serviceAndClient()
    const signal = AbortSignal.abort(reason)
    await expect(client.reports.show('1', { signal })).rejects.toBe(reason)
    await expect(client.reports.create({ url: page }, { signal })).rejects.toBe(reason)
    await expect(client.reports.update('1', {}, { signal })).rejects.toBe(reason)
    await expect(Array.fromAsync(client.reports.list({}, { signal }))).rejects.toBe(reason)
    expect(service.requests).toEqual([])
  })

  test.each<[string, Answer]>([
    ['while it waits', stall],
    ['within a body', stallMidBody],
    ['within an endless body', endlessBody().answer],
  ])('passes its reason %s', async (_, answer) => {
    const controller = new AbortController()
    const { client } = await serviceAndClient({
      answer: () => {
        setTimeout(() => controller.abort(reason), 20)
        return answer
      },
    })
    await expect(client.reports.show('1', { signal: controller.signal })).rejects.toBe(reason)
  })

  test('passes its reason where a fetch answers all the same', async () => {
    const controller = new AbortController()
    const { client } = await serviceAndClient({
      answer: () => {
        controller.abort(reason)
        return html('<h1>503</h1>', 503)
      },
    })
    await expect(client.reports.show('1', { signal: controller.signal })).rejects.toBe(reason)
  })
})
