import type { Client } from '../client/client.ts'
import { orAborted } from '../report/or-aborted.ts'
import { createRedactor } from '../report/redact.ts'
import type { Engine, PageError, PageOutcome, RunResult } from '../report/run-result.ts'
import { createOrRefresh } from './create-or-refresh.ts'
import { describeError } from './describe-error.ts'
import type { Inputs } from './inputs/inputs.ts'
import { explain, judgePage, judgeRun } from './judge.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { createOutageWatch } from './outage.ts'
import { redactOutcome } from './redact-outcome.ts'
import { createReportLookup, type ReportLookup } from './report-lookup.ts'
import { deadlineStop, RunStop } from './run-stop.ts'

export interface GatePorts {
  readonly client: Client
  readonly engine: Engine
  readonly now: () => Date
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Told when the service has several reports for a page; the newest is refreshed. */
  readonly onDuplicates: (url: string, ids: readonly string[]) => void
  /** Called once for every page as it finishes. */
  readonly onPage: (outcome: PageOutcome, done: number, total: number) => void
}

/**
 * Checks all pages and judges them. Never rejects because of a page: what could not be checked is an error
 * of that page. Ends at the deadline even when a call does not react to its abort signal.
 */
export async function checkPages(inputs: Inputs, ports: GatePorts): Promise<RunResult> {
  const { urls, failOn, onError, concurrency, timeoutMs } = inputs
  const startedAt = ports.now()
  const redact = createRedactor([inputs.service?.apiKey ?? '', inputs.password ?? ''])
  const stop = new AbortController()
  const deadline = setTimeout(() => stop.abort(deadlineStop(timeoutMs)), timeoutMs)
  const lookup = createReportLookup(ports.client, urls, stop.signal)
  const outageOf = createOutageWatch()
  const redacting: GatePorts = {
    ...ports,
    onDuplicates: (url, ids) => ports.onDuplicates(url, ids.map(redact)),
  }
  let done = 0

  const pages = await mapConcurrently(urls, concurrency, async url => {
    const checked = await checkPage(url, { inputs, ports: redacting, lookup, signal: stop.signal })
    const end = refusalOf(checked.error) ?? outageOf(checked.error)
    if (end) stop.abort(end)
    const outcome = redactOutcome(checked, redact)
    ports.onPage(outcome, ++done, urls.length)
    return outcome
  }).finally(() => clearTimeout(deadline))

  return {
    schemaVersion: 1,
    engine: ports.engine,
    startedAt: startedAt.toISOString(),
    durationMs: ports.now().getTime() - startedAt.getTime(),
    ...judgeRun(pages, onError),
    failOn,
    onError,
    pages,
  }
}

interface PageRun {
  readonly inputs: Inputs
  readonly ports: GatePorts
  readonly lookup: ReportLookup
  readonly signal: AbortSignal
}

async function checkPage(url: string, { inputs, ports, lookup, signal }: PageRun): Promise<PageOutcome> {
  const { privacy, password, failOn } = inputs
  const { client, sleep, onDuplicates } = ports
  const access = { ...(privacy && { privacy }), ...(password && { password }) }
  try {
    const { report, previous, outcome } = await orAborted(signal, () =>
      createOrRefresh(client, url, { lookup, access, sleep, signal, onDuplicates }),
    )
    const { checks, ...record } = report
    const { result } = record
    if (result === null) throw new TypeError('a finished report has no result')
    const verdict = judgePage(result, failOn)
    return {
      url,
      verdict,
      why: explain(result, checks),
      outcome,
      report: record,
      previous,
      checks,
      error: null,
    }
  } catch (failure) {
    return errorOutcome(url, describeError(failure))
  }
}

/** A refused key ends the run: every other page would be refused as well. */
const refusalOf = (error: PageError | null): RunStop | null =>
  error?.code === 'unauthorized' || error?.code === 'forbidden' ? new RunStop(error) : null

const errorOutcome = (url: string, error: PageError): PageOutcome => ({
  url,
  verdict: 'error',
  why: error.message,
  outcome: null,
  report: null,
  previous: null,
  checks: [],
  error,
})
