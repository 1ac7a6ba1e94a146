import { describe, expect, test } from 'vitest'
import type { Client } from '../../src/client/client.ts'
import { ResponseError } from '../../src/client/errors/response-error.ts'
import { serviceAndClient } from '../support/client-of.ts'
import { rejectionOf } from '../support/rejection.ts'
import type { Answer } from '../support/report-service.ts'
import { html, reset } from '../support/service-faults.ts'

describe('a delete goes out with nothing but the key', () => {
  test.each<[string, (client: Client) => Promise<void>, path: string]>([
    ['a report', ({ reports }) => reports.delete('7'), '/api/v1/reports/7'],
    ['a report by an odd id', ({ reports }) => reports.delete('a/b?c'), '/api/v1/reports/a%2Fb%3Fc'],
    ['a project', ({ projects }) => projects.delete('shop.example'), '/api/v1/projects/shop.example'],
    [
      'a project by an odd name',
      ({ projects }) => projects.delete('Tea & cups/ä #1'),
      '/api/v1/projects/Tea%20%26%20cups%2F%C3%A4%20%231',
    ],
  ])('%s', async (_, call, path) => {
    const { service, client } = await serviceAndClient({ answer: () => ({ status: 204 }) })
    await call(client)
    expect(service.requests).toHaveLength(1)
    const [request] = service.requests
    expect([request?.method, request?.path, request?.query.size, request?.body]).toEqual([
      'DELETE',
      path,
      0,
      '',
    ])
    // Host and connection belong to HTTP itself.
    const { host: _host, connection: _connection, ...headers } = request?.headers ?? {}
    expect(headers).toEqual({ authorization: `Bearer ${service.apiKey}` })
  })
})

describe('a delete succeeds', () => {
  test.each<[string, Answer]>([
    ['an empty 200', {}],
    ['204', { status: 204 }],
    ['202 with JSON', { status: 202, body: { data: { id: 7, deleted: true } } }],
    ['a page', html('<h1>Gone</h1>')],
  ])('with %s', async (_, answer) => {
    const { client } = await serviceAndClient({ answer: () => answer })
    expect(await client.reports.delete('7')).toBeUndefined()
  })

  test('when the answer of the try that worked was lost', async () => {
    const { service, client } = await serviceAndClient({
      answer: (_, proceed) => {
        const { status } = proceed()
        return status === 404 ? undefined : reset
      },
    })
    service.records.add('https://shop.example/')
    await client.reports.delete('1')
    expect([service.records.all.size, service.requests.length]).toEqual([0, 2])
  })
})

describe('a delete fails', () => {
  test.each([
    [404, 1],
    [403, 1],
    [409, 1],
    [429, 5],
    [503, 5],
  ])('with %i after %i tries', async (status, tries) => {
    const { service, client } = await serviceAndClient({
      answer: () => ({ status, body: { message: 'No.' } }),
    })
    const error = await rejectionOf(client.projects.delete('shop'), ResponseError)
    expect(error.message).toBe(`DELETE /api/v1/projects/shop answered ${status}: No.`)
    expect(service.requests).toHaveLength(tries)
  })

  test('with 404 where the tries before were put off', async () => {
    let tries = 0
    const { client } = await serviceAndClient({ answer: () => ({ status: ++tries < 3 ? 429 : 404 }) })
    expect((await rejectionOf(client.reports.delete('7'), ResponseError)).status).toBe(404)
  })
})
