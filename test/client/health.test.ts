import { expect, test } from 'vitest'
import { NetworkError } from '../../src/client/errors/network-error.ts'
import { createHealth } from '../../src/client/health.ts'
import { clientOf, serviceAndClient } from '../support/client-of.ts'
import { rejectionOf } from '../support/rejection.ts'
import { reset } from '../support/service-faults.ts'

test('a service is down from the first failure to the next answer', () => {
  const health = createHealth(() => 0)
  const seen = [health.isDown]
  for (const change of [health.unreachable, health.unreachable, health.answered, health.answered]) {
    change()
    seen.push(health.isDown)
  }
  expect(seen).toEqual([false, true, true, false, false])
})

test('a request has five tries, those after it one each, until the service answers', async () => {
  let isDown = true
  const { service, client } = await serviceAndClient({ answer: () => (isDown ? reset : undefined) })
  service.records.add('https://shop.example/')
  const tries = async () => {
    const before = service.requests.length
    await client.reports.show('1').catch(() => {})
    return service.requests.length - before
  }
  expect([await tries(), await tries(), await tries()]).toEqual([5, 1, 1])
  isDown = false
  expect(await tries()).toBe(1)
  isDown = true
  expect(await tries()).toBe(5)
})

test.each([500, 404])('an answer of %i is an answer', async status => {
  let isDown = true
  const { service, client } = await serviceAndClient({ answer: () => (isDown ? reset : { status }) })
  await rejectionOf(client.reports.show('1'), NetworkError)
  isDown = false
  await client.reports.show('1').catch(() => {})
  isDown = true
  const before = service.requests.length
  await rejectionOf(client.reports.show('1'), NetworkError)
  expect(service.requests.length - before).toBe(5)
})

test('a create that breaks off once does not take the tries of its look-up', async () => {
  let lookUps = 0
  const { service, client } = await serviceAndClient({
    answer: ({ method }, proceed) => {
      if (method === 'POST') {
        proceed()
        return reset
      }
      return ++lookUps < 5 ? reset : undefined
    },
  })
  expect(await client.reports.create({ url: 'https://shop.example/' })).toMatchObject({ id: '1' })
  expect(service.requests.map(({ method }) => method)).toEqual(['POST', ...Array(6).fill('GET')])
})

test('clients do not share what they know', async () => {
  const { service, client } = await serviceAndClient({ answer: () => reset })
  await rejectionOf(client.reports.show('1'), NetworkError)
  await rejectionOf(clientOf(service).reports.show('1'), NetworkError)
  expect(service.requests).toHaveLength(10)
})

test('a pause holds until its end, and a shorter one does not end it', () => {
  let now = 1_000
  const health = createHealth(() => now)
  expect(health.pauseMs()).toBe(0)
  health.pauseUntil(3_000)
  health.pauseUntil(2_000)
  expect(health.pauseMs()).toBe(2_000)
  now = 3_500
  expect(health.pauseMs()).toBe(0)
})

test('all workers share a rate limit, and none of them fails for it', async () => {
  // The service takes two requests a second of a clock that only pauses move.
  let now = Date.parse('2026-01-31T12:00:00Z')
  const taken = new Map<number, number>()
  const { service, client } = await serviceAndClient(
    {
      answer: () => {
        const second = Math.floor(now / 1000)
        taken.set(second, (taken.get(second) ?? 0) + 1)
        return (taken.get(second) ?? 0) > 2 ? { status: 429, headers: { 'retry-after': '1' } } : undefined
      },
    },
    {
      now: () => new Date(now),
      sleep: async ms => {
        now += ms
      },
    },
  )
  const urls = Array.from({ length: 40 }, (_, n) => `https://shop.example/${n}`)
  const reports = await Promise.all(urls.map(url => client.reports.create({ url })))
  expect(reports).toHaveLength(40)
  expect(service.records.all.size).toBe(40)
})
