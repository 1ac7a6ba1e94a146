import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FaultName, faultNames } from '../support/faults.ts'
import { type FaultyRun, type FaultyRunEnd, faultyRun } from '../support/faulty-run.ts'
import { rateByWord } from '../support/report-records.ts'

const calm: Omit<FaultyRun, 'schedule'> = {
  pages: 30,
  hosts: 7,
  existing: 3,
  concurrency: 8,
  layout: 'data',
  generationShows: 0,
}

/** What must hold whatever the network does. */
function expectSound({ service, urls, result, output }: FaultyRunEnd): void {
  expect(result.pages.map(({ url }) => url)).toEqual(urls)
  for (const { url, verdict, report, error } of result.pages) {
    const held = service.records.byUrl(url)
    expect(held.length, `reports of ${url}`).toBeLessThanOrEqual(1)
    if (verdict === 'error') {
      expect(error, url).not.toBeNull()
      continue
    }
    expect(`${held[0]?.id} ${held[0]?.result}`, url).toBe(`${report?.id} ${report?.result}`)
    expect(report?.result, url).toBe(rateByWord(url))
    expect(verdict, url).toBe(report?.result === 'bad' ? 'failed' : 'passed')
  }
  expect(service.records.all.size).toBe(new Set([...service.records.all.values()].map(({ url }) => url)).size)
  for (const spelling of [service.apiKey, encodeURIComponent(service.apiKey)]) {
    expect(output).not.toContain(spelling)
    expect(service.sentElsewhere.join('\n')).not.toContain(spelling)
  }
  expect(service.sentElsewhere.join('\n')).not.toMatch(/authorization|bearer/i)
}

test('without faults every page is finished', async () => {
  const end = await faultyRun({ ...calm, pages: 300, schedule: [null] })
  expectSound(end)
  expect(end.result.counts.errors).toBe(0)
})

/** What no other try and no look-up can mend: what the service says of a request that is not repeated. */
const lasting = new Set<FaultName>([
  'stalled headers before the work',
  'work after the client gave up',
  'truncated JSON',
  'HTML with 200 before the work',
  'HTML with 200 after the work',
  'empty 200 before the work',
  'empty 200 after the work',
  'redirect to another origin',
  'redirect loop',
  'redirect that loses the query',
  'gzip bomb',
  'the key in a refusal',
  'the key in a page',
])

describe('a fault now and then', () => {
  test.each(faultNames)('%s', async name => {
    // One request after the other, so that it is the same request each time.
    const schedule = [null, null, null, null, null, null, name]
    const end = await faultyRun({ ...calm, pages: 14, hosts: 3, concurrency: 1, schedule })
    expectSound(end)
    expect(end.result.counts.errors).toBeLessThan(lasting.has(name) ? 14 : 1)
  })
})

describe('nothing but a fault', () => {
  test.each(faultNames)('%s', async name => {
    const end = await faultyRun({ ...calm, pages: 8, schedule: [name] })
    expectSound(end)
    if (name !== 'the key in a report') expect(end.result.counts.errors).toBe(8)
  })
})

/** Bursts of faults between quiet times; fewer or shorter ones are simpler. */
const schedules = fc
  .array(fc.tuple(fc.nat(12), fc.constantFrom(...faultNames), fc.integer({ min: 1, max: 4 })), {
    minLength: 1,
    maxLength: 60,
  })
  .map(bursts =>
    bursts.flatMap(([quiet, name, length]) => [
      ...Array<null>(quiet).fill(null),
      ...Array<FaultName>(length).fill(name),
    ]),
  )

const runs: fc.Arbitrary<FaultyRun> = fc.record({
  schedule: schedules,
  pages: fc.integer({ min: 1, max: 300 }),
  hosts: fc.integer({ min: 1, max: 40 }),
  existing: fc.nat(4),
  concurrency: fc.integer({ min: 1, max: 16 }),
  layout: fc.constantFrom('data', 'bare', 'named'),
  generationShows: fc.nat(2),
})

test('whatever the network does, no page is green without its one report', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(runs, async run => expectSound(await faultyRun(run))),
    { numRuns: 30, interruptAfterTimeLimit: 60_000, endOnFailure: true },
  )
})
