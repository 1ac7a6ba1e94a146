import { setTimeout as sleepFor } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { awaitResult, ReportNotReadyError } from '../../src/gate/await-result.ts'
import { serviceAndClient } from '../support/client-of.ts'
import { rejectionOf } from '../support/rejection.ts'
import type { ReportServiceOptions } from '../support/report-service.ts'

const page = 'https://shop.example/decent'
const { signal } = new AbortController()

/** A sleep that takes no time and remembers how long it should have been. */
function instantSleep() {
  const pauses: number[] = []
  return {
    pauses,
    sleep: async (ms: number) => {
      pauses.push(ms)
    },
  }
}

// Long before any time of a report, unless a test says otherwise.
const requestedAt = new Date(0)

describe('a new report', () => {
  test.each([
    [0, []],
    [1, [1000]],
    [4, [1000, 1500, 2250, 3375]],
    [9, [1000, 1500, 2250, 3375, 5062.5, 7593.75, 10_000, 10_000, 10_000]],
  ])('that is finished after %i looks is awaited with growing pauses', async (generationShows, expected) => {
    const { service, client } = await serviceAndClient({ generationShows })
    const { pauses, sleep } = instantSleep()
    const created = await client.reports.create({ url: page })
    const report = await awaitResult(client, created, {
      previousGeneratedAt: null,
      requestedAt,
      sleep,
      signal,
    })
    expect(report).toMatchObject({ id: '1', result: 'decent', score: 71 })
    expect(pauses).toEqual(expected)
    expect(service.requests).toHaveLength(1 + generationShows)
  })
})

describe('a refresh', () => {
  /** Refreshes a report that was good before and is decent now; returns what was awaited. */
  async function refresh(options: ReportServiceOptions) {
    const { service, client } = await serviceAndClient(options)
    service.records.add(page, { result: 'good', score: 96 })
    const before = await client.reports.show('1')
    const { pauses, sleep } = instantSleep()
    const answer = await client.reports.update('1', { results: true })
    const previousGeneratedAt = before.generatedAt
    const report = await awaitResult(client, answer, { previousGeneratedAt, requestedAt, sleep, signal })
    return { before, report, pauses }
  }

  test.each([0, 1, 3])(
    'is over when the generation time has moved, after %i looks',
    async generationShows => {
      const { before, report, pauses } = await refresh({ generationShows })
      expect(before.result).toBe('good')
      expect(report.result).toBe('decent')
      expect(report.generatedAt).not.toBe(before.generatedAt)
      expect(pauses).toHaveLength(generationShows)
    },
  )

  test('is not over while the time is cleared and the earlier result stays', async () => {
    let looks = 0
    const { report, pauses } = await refresh({
      generationShows: 2,
      spell: record => (++looks === 2 || looks === 3 ? { ...record, generated_at: null } : record),
    })
    expect([report.result, pauses.length]).toEqual(['decent', 2])
  })

  test.each([
    ['in the same whole second', '2026-01-31T12:00:00.000Z', '2026-01-31T12:00:01Z', true],
    ['long before', '2026-01-31T12:00:00.000Z', '2026-01-31T12:00:05Z', false],
    ['in the same moment, told exactly', '2026-01-31T12:00:00.123Z', '2026-01-31T12:00:00.123Z', false],
  ])('whose time stands still, set %s', async (_, generatedAt, requested, isOver) => {
    const { service, client } = await serviceAndClient({
      spell: record => ({ ...record, generated_at: generatedAt }),
    })
    service.records.add(page, { result: 'good' })
    const { pauses, sleep } = instantSleep()
    const answer = await client.reports.update('1', { results: true })
    const options = { previousGeneratedAt: generatedAt, requestedAt: new Date(requested), sleep, signal }
    const waiting = awaitResult(client, answer, options)
    if (!isOver) return void (await rejectionOf(waiting, ReportNotReadyError))
    expect(await waiting).toMatchObject({ id: '1', generatedAt })
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThanOrEqual(10_000)
  })

  test('is over with the result where a service tells no times', async () => {
    const { report } = await refresh({ spell: record => ({ ...record, generated_at: undefined }) })
    expect(report.result).toBe('decent')
  })
})

test('it gives up after five minutes of pauses', async () => {
  const { client } = await serviceAndClient({ generationShows: Number.POSITIVE_INFINITY })
  const { pauses, sleep } = instantSleep()
  const created = await client.reports.create({ url: page })
  const waiting = awaitResult(client, created, { previousGeneratedAt: null, requestedAt, sleep, signal })
  const error = await rejectionOf(waiting, ReportNotReadyError)
  expect(error.message).toMatch(/^The service has not finished report 1 after 30\d s\.$/)
  const waitedMs = pauses.reduce((sum, pause) => sum + pause, 0)
  expect(waitedMs).toBeGreaterThanOrEqual(300_000)
  expect(waitedMs).toBeLessThan(310_000)
})

test('a stop ends the pause', async () => {
  const { service, client } = await serviceAndClient({ generationShows: 5 })
  const controller = new AbortController()
  const created = await client.reports.create({ url: page })
  const waiting = awaitResult(client, created, {
    previousGeneratedAt: null,
    requestedAt,
    sleep: (ms, signal) => sleepFor(ms, undefined, { signal }),
    signal: controller.signal,
  })
  controller.abort(new Error('stopped'))
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError', cause: new Error('stopped') })
  expect(service.requests).toHaveLength(1)
})
