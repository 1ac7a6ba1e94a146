import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { clientOf, serveReports, serviceAndClient } from '../../support/client-of.ts'
import { check, hostUrls, pageUrls } from '../../support/gate-run.ts'
import { closedOrigin } from '../../support/serve.ts'
import { reset } from '../../support/service-faults.ts'

describe('a service that is down', () => {
  test.each([
    ['of one host', pageUrls(500)],
    ['of as many hosts', hostUrls(500)],
  ])('ends the run of 500 pages %s after few tries', async (_, urls) => {
    let pauses = 0
    const sleep = async () => void pauses++
    const client = clientOf({ baseUrl: await closedOrigin(), apiKey: 'k3y' }, { sleep })
    const { pages, counts, passed } = await check(client, urls, { concurrency: 8 })
    expect([counts.errors, passed]).toEqual([500, false])
    expect(new Set(pages.map(page => page.error?.code))).toEqual(new Set(['network']))
    expect(pages.at(-1)?.why).toMatch(
      /^The service is down: 5 pages in a row got no answer\. GET .* got no answer: connect ECONNREFUSED/,
    )
    // Those that were under way when it was found out; nobody pauses after that.
    expect(pauses).toBeLessThanOrEqual(8 * 4)
  })

  test('is asked by few', async () => {
    const { service, client } = await serviceAndClient({ answer: () => reset })
    await check(client, hostUrls(500), { concurrency: 8 })
    expect(service.requests.length).toBeLessThanOrEqual(8 * 5 + 5)
  })

  test('loses no page that was finished', async () => {
    let answers = 0
    const { client } = await serviceAndClient({ answer: () => (++answers > 20 ? reset : undefined) })
    const { pages, counts } = await check(client, hostUrls(100), { concurrency: 1 })
    expect(pages.map(page => page.verdict)).toEqual([...Array(10).fill('passed'), ...Array(90).fill('error')])
    expect(counts).toEqual({ good: 10, decent: 0, bad: 0, errors: 90 })
  })
})

test('a service that restarts is waited for', async () => {
  const service = await serveReports()
  // What stands in front of the service goes away and comes back at the same address.
  const front = (): Server =>
    createServer(async (incoming, outgoing) => {
      const body = (await Array.fromAsync(incoming)).join('')
      const headers = { authorization: `${incoming.headers.authorization}` }
      const answer = await fetch(service.baseUrl + incoming.url, {
        method: `${incoming.method}`,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        ...(body && { body }),
      })
      outgoing.writeHead(answer.status).end(await answer.text())
    })
  let server = front().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  let pauses = 0
  const sleep = async () => {
    if (++pauses !== 10) return new Promise<void>(resolve => setTimeout(resolve, 5))
    server = front().listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const client = clientOf({ ...service, baseUrl: `http://127.0.0.1:${port}` }, { sleep })
  const { counts } = await check(
    client,
    hostUrls(40),
    { concurrency: 4 },
    {
      onPage: (_, done) => {
        if (done === 10) server.close().closeAllConnections()
      },
    },
  )
  expect(counts).toEqual({ good: 40, decent: 0, bad: 0, errors: 0 })
  expect(service.records.all.size).toBe(40)
  expect(pauses).toBeGreaterThanOrEqual(10)
})
