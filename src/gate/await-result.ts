import type { Client } from '../client/client.ts'
import type { Report } from '../report/report.ts'

/** The service took the request but did not finish the report in time. */
export class ReportNotReadyError extends Error {
  override readonly name = 'ReportNotReadyError'

  constructor(id: string, waitedMs: number) {
    super(`The service has not finished report ${id} after ${Math.round(waitedMs / 1000)} s.`)
  }
}

export interface AwaitOptions {
  /**
   * `generatedAt` before a refresh. Null for a new report, and where a service tells no times at all: then its
   * answer has to be believed.
   */
  readonly previousGeneratedAt: string | null
  /** When the report was asked for, by the service's clock. */
  readonly requestedAt: Date
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
}

const firstPauseMs = 1_000
const longestPauseMs = 10_000
const pauseGrowth = 1.5
/** What has not moved for so long will not move any more. */
const sameSecondPatienceMs = 10_000
/** Date headers tell whole seconds, and network and clocks add theirs. */
const clockErrorMs = 2_000
/** Generating takes seconds; a service that needs longer than this has lost the request. */
const patienceMs = 300_000

/**
 * Polls a report until its result is there and, after a refresh, its generation time has moved.
 *
 * @throws {ReportNotReadyError} after 5 minutes
 */
export async function awaitResult(client: Client, report: Report, options: AwaitOptions): Promise<Report> {
  const { sleep, signal } = options
  let current = report
  let pauseMs = firstPauseMs
  for (let waitedMs = 0; ; waitedMs += pauseMs, pauseMs = Math.min(pauseMs * pauseGrowth, longestPauseMs)) {
    if (isReady(current, options) || (waitedMs >= sameSecondPatienceMs && isOfSameSecond(current, options))) {
      return current
    }
    if (waitedMs >= patienceMs) throw new ReportNotReadyError(report.id, waitedMs)
    await sleep(pauseMs, signal)
    current = await client.reports.show(report.id, { signal })
  }
}

function isReady({ result, generatedAt }: Report, { previousGeneratedAt }: AwaitOptions): boolean {
  if (result === null) return false
  if (previousGeneratedAt === null) return true
  // Some services clear the time while they generate, with the earlier result still in place.
  return generatedAt !== null && !isSameMoment(generatedAt, previousGeneratedAt)
}

/** Lists may tell whole seconds where a report tells parts of them. */
const isSameMoment = (a: string, b: string): boolean =>
  tellsWholeSeconds(a, b) ? a.slice(0, 19) === b.slice(0, 19) : a === b

/**
 * Whether the time stands still because it tells whole seconds and somebody else had refreshed the report in
 * the very second in which we did.
 */
function isOfSameSecond(
  { result, generatedAt }: Report,
  { previousGeneratedAt, requestedAt }: AwaitOptions,
): boolean {
  if (result === null || generatedAt === null) return false
  if (!tellsWholeSeconds(generatedAt, previousGeneratedAt ?? '')) return false
  return Math.abs(Date.parse(generatedAt) - requestedAt.getTime()) <= clockErrorMs
}

const tellsWholeSeconds = (...times: string[]): boolean => times.some(time => time.endsWith('.000Z'))
