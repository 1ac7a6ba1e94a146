import type { Report } from '../report/report.ts'
import { quoted, type RequestContext } from './context.ts'
import { decodeReport } from './decode-report.ts'
import { BadResponseError } from './errors/bad-response-error.ts'
import { RequestTimeoutError } from './errors/request-timeout-error.ts'
import { findReports } from './find-reports.ts'
import { type Fields, request } from './request.ts'
import { mayHaveWorked, retryDelayMs } from './retry.ts'
import { isPage } from './same-page.ts'

const maxCreates = 3

/** Creates reports, each URL once at a time: a second call for a URL under way gets the first one's report. */
export function createOnce(context: RequestContext) {
  const underWay = new Map<string, Promise<Report>>()
  return async (url: string, access: Fields, signal?: AbortSignal): Promise<Report> => {
    const other = underWay.get(url)
    if (other) return other
    const own = createReport(context, url, access, signal)
      .then(report => assertPage(context, report, url))
      .finally(() => underWay.delete(url))
    underWay.set(url, own)
    return own
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
 * may have worked, so the URL is looked up, twice with a pause between, before another try, and what is
 * there is adopted. After a time-out there is no other try at all: the service may still be at work on the first.
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
      const options = { form: { url, ...access }, ...(signal && { signal }) }
      return decodeReport(await request(context, 'POST', '/api/v1/reports', options))
    } catch (error) {
      if (!mayHaveWorked(error)) throw error
      const existing = await lookTwice(context, url, attempt, signal).catch(() => {
        signal?.throwIfAborted()
        // Nobody knows what is there, so there is no other try; what went wrong first is what to tell.
        throw error
      })
      if (existing) return existing
      if (attempt >= maxCreates || error instanceof RequestTimeoutError) throw error
    }
  }
}

async function lookTwice(
  context: RequestContext,
  url: string,
  attempt: number,
  signal?: AbortSignal,
): Promise<Report | undefined> {
  const [existing] = await findReports(context, url, signal)
  if (existing) return existing
  await context.sleep(retryDelayMs(attempt, null, context.random()), signal)
  return (await findReports(context, url, signal))[0]
}
