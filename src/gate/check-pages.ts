import type { Client } from '../client/client.ts'
import { orAborted } from '../report/or-aborted.ts'
import { createRedactor } from '../report/redact.ts'
import type { Engine, PageError, PageOutcome, RunResult } from '../report/run-result.ts'
import { createOrRefresh } from './create-or-refresh.ts'
import { describeError } from './describe-error.ts'
import type { Inputs } from './inputs/inputs.ts'
import { explain, judgePage, judgeRun } from './judge.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { redactOutcome } from './redact-outcome.ts'
import { deadlineStop, RunStop } from './run-stop.ts'

export interface GatePorts {
  readonly client: Client
  readonly engine: Engine
  readonly now: () => Date
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
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
  let done = 0

  const pages = await mapConcurrently(urls, concurrency, async url => {
    const outcome = redactOutcome(await checkPage(url, inputs, ports, stop), redact)
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

async function checkPage(
  url: string,
  { privacy, password, failOn }: Inputs,
  { client, sleep }: GatePorts,
  stop: AbortController,
): Promise<PageOutcome> {
  const { signal } = stop
  const access = { ...(privacy && { privacy }), ...(password && { password }) }
  try {
    const { report, previous, outcome } = await orAborted(signal, () =>
      createOrRefresh(client, url, { access, sleep, signal }),
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
    const error = describeError(failure)
    // Every other page would be refused as well.
    if (error.code === 'unauthorized' || error.code === 'forbidden') stop.abort(new RunStop(error))
    return errorOutcome(url, error)
  }
}

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
