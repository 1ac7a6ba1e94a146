import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTransport } from '../../src/client/fetch.ts'
import { clientOf, serveReports } from '../support/client-of.ts'
import { serve } from '../support/serve.ts'
import { stall } from '../support/service-faults.ts'

describe('connections', () => {
  test('stay open between requests and are at most as many as asked for', async () => {
    const sockets = new Set<unknown>()
    await using server = await serve((request, response) => {
      sockets.add(request.socket)
      response.end(JSON.stringify({ id: 1, url: 'https://shop.example/', result: 'good' }))
    })
    const client = clientOf({ baseUrl: server.origin, apiKey: 'k' }, { connections: 2 })
    for (let round = 0; round < 3; round++) {
      await Promise.all(Array.from({ length: 6 }, () => client.reports.show('1')))
    }
    expect(sockets.size).toBeLessThanOrEqual(2)
  })

  test('are closed with requests under way', async () => {
    const service = await serveReports({ answer: () => stall })
    const { fetch, close } = createTransport(1)
    const answer = fetch(service.baseUrl, {
      method: 'GET',
      headers: {},
      signal: new AbortController().signal,
      redirect: 'manual',
    })
    const failed = expect(answer).rejects.toThrow('The client is destroyed')
    await vi.waitUntil(() => service.requests.length === 1)
    await close()
    await failed
  })
})

describe('a proxy of the environment', () => {
  const environment = (some: Record<string, string>): void => {
    for (const name of ['http_proxy', 'HTTP_PROXY', 'no_proxy', 'NO_PROXY']) vi.stubEnv(name, some[name])
    onTestFinished(() => void vi.unstubAllEnvs())
  }

  test('takes the requests', async () => {
    const service = await serveReports()
    service.records.add('https://shop.example/')
    const asked: string[] = []
    await using proxy = await serve((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.writeHead(407).end()
    })
    environment({ HTTP_PROXY: proxy.origin })
    await expect(clientOf({ ...service, baseUrl: 'http://seo.example' }).reports.show('1')).rejects.toThrow(
      /407/,
    )
    environment({ HTTP_PROXY: proxy.origin, NO_PROXY: '127.0.0.1' })
    expect(await clientOf(service).reports.show('1')).toMatchObject({ id: '1' })
    expect(asked).toEqual(Array(5).fill('GET http://seo.example/api/v1/reports/1'))
  })
})
