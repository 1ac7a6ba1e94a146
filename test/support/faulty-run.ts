import { setTimeout } from 'node:timers/promises'
import { createClient } from '../../src/client/client.ts'
import { createTransport } from '../../src/client/fetch.ts'
import type { RunResult } from '../../src/report/run-result.ts'
import { type FaultSchedule, type FaultServer, startFaultServer } from './fault-server.ts'
import { check } from './gate-run.ts'
import type { LayoutName } from './report-endpoints.ts'

/** A run against a service with faults. */
export interface FaultyRun {
  readonly schedule: FaultSchedule
  readonly pages: number
  /** Over so many hosts the pages are spread. */
  readonly hosts: number
  /** Every so manieth page has a report already, with another result than it will get; 0: none. */
  readonly existing: number
  readonly concurrency: number
  readonly layout: LayoutName
  readonly generationShows: number
}

export interface FaultyRunEnd {
  readonly service: FaultServer
  readonly urls: readonly string[]
  readonly result: RunResult
  /** Everything that came out of the gate, as text. */
  readonly output: string
}

const ratings = ['', 'decent', 'bad'] as const

/** Checks pages with short deadlines and hardly a pause. */
export async function faultyRun(run: FaultyRun): Promise<FaultyRunEnd> {
  await using service = await startFaultServer(run.schedule, {
    apiKey: 'k3y-Zm9v+bar/42',
    layout: run.layout,
    generationShows: run.generationShows,
  })
  const urls = Array.from(
    { length: run.pages },
    (_, n) => `https://h${n % run.hosts}.example/${n}${ratings[n % ratings.length]}`,
  )
  for (const [n, url] of urls.entries()) {
    if (run.existing === 0 || n % run.existing > 0) continue
    // What a refresh that never came about would leave is not what the page deserves.
    service.records.add(url, { result: n % ratings.length === 0 ? 'bad' : 'good' })
  }
  const { fetch, close } = createTransport(run.concurrency)
  const { baseUrl, apiKey } = service
  const sleep = async (ms: number, signal?: AbortSignal) => {
    await setTimeout(Math.min(ms, 3))
    signal?.throwIfAborted()
  }
  const client = createClient({ baseUrl, apiKey, fetch, sleep, random: () => 0.5, requestTimeoutMs: 150 })
  const told: unknown[] = []
  const result = await check(
    client,
    urls,
    { service: { baseUrl, apiKey }, concurrency: run.concurrency },
    { sleep, onPage: page => told.push(page), onDuplicates: (...some) => told.push(some) },
  ).finally(close)
  return { service, urls, result, output: JSON.stringify([result, told]) }
}
