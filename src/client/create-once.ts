import { orAborted } from '../report/or-aborted.ts'
import type { Report } from '../report/report.ts'
import { quoted, type RequestContext } from './context.ts'
import { decodeReport } from './decode-report.ts'
import { BadResponseError } from './errors/bad-response-error.ts'
import { RequestTimeoutError } from './errors/request-timeout-error.ts'
import { ResponseError } from './errors/response-error.ts'
import { findReports } from './find-reports.ts'
import { type Fields, request } from './request.ts'
import { mayHaveWorked } from './retry.ts'
import { isPage } from './same-page.ts'
import { showReport } from './show-report.ts'

const maxCreates = 3
/** When to look after a create whose answer was lost: at once, and as long as a slow service may still be at work. */
const looksAfterMs = [0, 1_000, 2_000, 4_000, 8_000]

/** Creates reports, each URL once at a time: a second call for a URL under way waits for the first one's report. */
export function createOnce(context: RequestContext) {
  const underWay = new Map<string, Promise<Report>>()
  return async (url: string, access: Fields, signal?: AbortSignal): Promise<Report> => {
    for (let other = underWay.get(url); other; other = underWay.get(url)) {
      const first = await settled(other, signal)
      if (first) return first
    }
    const own = createReport(context, url, access, signal)
      .then(report => assertPage(context, report, url))
      .finally(() => underWay.delete(url))
    underWay.set(url, own)
    return own
  }
}

/** Another call's report; null when it failed, which is that call's own matter. */
async function settled(other: Promise<Report>, signal?: AbortSignal): Promise<Report | null> {
  try {
    return await (signal ? orAborted(signal, () => other) : other)
  } catch {
    signal?.throwIfAborted()
    return null
  }
}

/** A report of another page must not become this one's verdict, and would be a twin with every run. */
function assertPage(context: RequestContext, report: Report, url: string): Report {
  if (isPage(report.url, url)) return report
  throw new BadResponseError(
    { method: 'POST', path: '/api/v1/reports' },
    201,
    `made a report for ${quoted(context, report.url, 200)}; write the URL so, if that is the page`,
  )
}

/**
 * Creates a report exactly once, although a POST must not simply be sent again: when its answer was lost, it
 * may have worked, so the URL is looked up, with growing pauses, before another try, and what is there is
 * adopted. Where the service, or a gateway before it, ran out of time there is no other try at all: it may
 * still be at work on the first.
 *
 * @param url normalized
 */
async function createReport(
  context: RequestContext,
  url: string,
  access: Fields,
  signal?: AbortSignal,
): Promise<Report> {
  for (let attempt = 1; ; attempt++) {
    try {
      const options = { form: { url, ...access }, signal }
      return decodeReport(await request(context, 'POST', '/api/v1/reports', options))
    } catch (error) {
      if (!mayHaveWorked(error)) throw error
      const existing = await lookRepeatedly(context, url, looksAfter(error), signal).catch(() => {
        signal?.throwIfAborted()
        // Nobody knows what is there, so there is no other try; what went wrong first is what to tell.
        throw error
      })
      // Lists tell less than a report shows.
      if (existing) return showReport(context, existing.id, signal)
      if (attempt >= maxCreates || ranOutOfTime(error)) throw error
    }
  }
}

async function lookRepeatedly(
  context: RequestContext,
  url: string,
  pausesMs: readonly number[],
  signal?: AbortSignal,
): Promise<Report | null> {
  for (const pauseMs of pausesMs) {
    if (pauseMs > 0) await context.sleep(pauseMs, signal)
    const [existing] = await findReports(context, url, signal)
    if (existing) return existing
  }
  return null
}

/** A service that has answered, however badly, is done with the request; two looks are enough. */
function looksAfter(error: unknown): readonly number[] {
  const hasAnswered = error instanceof ResponseError || error instanceof BadResponseError
  return hasAnswered && !ranOutOfTime(error) ? looksAfterMs.slice(0, 2) : looksAfterMs
}

/** 408 and 504 say so, and with 502 a gateway says no more than that it has lost the service. */
const ranOutOfTime = (error: unknown): boolean =>
  error instanceof RequestTimeoutError ||
  (error instanceof ResponseError && [408, 502, 504].includes(error.status))
