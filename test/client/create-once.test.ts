import { describe, expect, test } from 'vitest'
import { RequestTimeoutError } from '../../src/client/errors/request-timeout-error.ts'
import { ResponseError } from '../../src/client/errors/response-error.ts'
import { serviceAndClient } from '../support/client-of.ts'
import { rejectionOf } from '../support/rejection.ts'
import { reset, stall } from '../support/service-faults.ts'

const page = 'https://shop.example/bags'
const methods = (requests: readonly { method: string }[]) => requests.map(({ method }) => method)

describe('a create whose answer is lost while the service goes on working', () => {
  test.each([
    ['a gateway time-out', { status: 504 }],
    ['a gateway that lost the service', { status: 502 }],
    ['a request time-out', { status: 408 }],
    ['a reset', reset],
  ])('makes one report after %s', async (_, lost) => {
    let work: (() => void) | null = null
    let looks = 0
    const { service, client } = await serviceAndClient({
      answer: ({ method }, proceed) => {
        if (method === 'POST') {
          work = proceed
          return lost
        }
        // The fourth look comes after 7 seconds of pauses.
        if (++looks === 4) work?.()
        return undefined
      },
    })
    expect(await client.reports.create({ url: page })).toMatchObject({ id: '1', url: page })
    expect(service.records.byUrl(page)).toHaveLength(1)
    expect(methods(service.requests)).toEqual(['POST', 'GET', 'GET', 'GET', 'GET', 'GET'])
  })

  test.each([408, 502, 504])('is not sent again after %i, although nothing came of it', async status => {
    const { service, client } = await serviceAndClient({
      answer: ({ method }) => (method === 'POST' ? { status } : undefined),
    })
    await rejectionOf(client.reports.create({ url: page }), ResponseError)
    expect(methods(service.requests)).toEqual(['POST', ...Array(5).fill('GET')])
  })

  test('is not sent again after a time-out', async () => {
    const { service, client } = await serviceAndClient(
      { answer: ({ method }) => (method === 'POST' ? stall : undefined) },
      { requestTimeoutMs: 100 },
    )
    await rejectionOf(client.reports.create({ url: page }), RequestTimeoutError)
    expect(methods(service.requests)).toEqual(['POST', ...Array(5).fill('GET')])
  })
})

test('what is adopted is shown as a whole, since a list tells less', async () => {
  const checks = [{ id: 'title', category: 'seo', importance: 'high', status: 'failed' }]
  const { client } = await serviceAndClient({
    answer: ({ method, path }, proceed) => {
      const { status, body } = proceed()
      if (method === 'POST') return reset
      if (path !== '/api/v1/reports/1') return undefined
      return { status, body: { data: { ...(body as { data: object }).data, checks } } }
    },
  })
  expect((await client.reports.create({ url: page })).checks).toHaveLength(1)
})

describe('a create for a page that is being created', () => {
  test('ends with its own signal, not with the first one\u2019s', async () => {
    const release = Promise.withResolvers<void>()
    const { service, client } = await serviceAndClient({
      answer: async ({ method }) => {
        if (method === 'POST' && service.requests.length === 1) await release.promise
        return undefined
      },
    })
    const [first, second] = [new AbortController(), new AbortController()]
    const creates = [
      client.reports.create({ url: page }, { signal: first.signal }),
      client.reports.create({ url: page }, { signal: second.signal }),
      client.reports.create({ url: page }),
    ]
    const ends = Promise.allSettled(creates)
    second.abort(new Error('second'))
    await expect(creates[1]).rejects.toThrow('second')
    first.abort(new Error('first'))
    release.resolve()
    const [one, , three] = await ends
    expect(one).toMatchObject({ status: 'rejected', reason: new Error('first') })
    expect(three).toMatchObject({ status: 'fulfilled', value: { url: page } })
  })
})
