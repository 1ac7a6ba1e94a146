import type { Client } from '../client/client.ts'
import { ClientError } from '../client/errors/client-error.ts'
import { newestFirst } from '../client/find-reports.ts'
import { isFoundBy, searchTexts } from '../client/same-page.ts'
import { normalizePageUrl } from '../report/page-url.ts'
import type { Report } from '../report/report.ts'

/** Finds the reports of a run's pages with few requests. */
export interface ReportLookup {
  /** All reports of one of the run's pages, newest first. */
  find(url: string): Promise<Report[]>
}

/** Reports by normalized URL; null where a list could not be trusted. */
type HostReports = ReadonlyMap<string, readonly Report[]> | null

/**
 * One page of a host is searched for by itself; several share one walk through the reports of their host.
 * Pages are searched one by one where that walk cannot be trusted (the service does not search, or fails)
 * or, as far as the service tells how many there are, would be longer than searching.
 *
 * @param urls all pages of the run, normalized
 * @param signal ends every request
 */
export function createReportLookup(
  client: Client,
  urls: readonly string[],
  signal: AbortSignal,
): ReportLookup {
  const byOrigin = Map.groupBy(urls, originOf)
  const walked = [...byOrigin.keys()].filter(origin => (byOrigin.get(origin)?.length ?? 0) > 1)
  const walks = new Map<string, Promise<HostReports>>()

  function walkOnce(origin: string): Promise<HostReports> {
    const walk = walks.get(origin) ?? walkHost(client, origin, byOrigin.get(origin) ?? [], signal)
    walks.set(origin, walk)
    return walk
  }

  /** Pages mostly come host after host: those of the next one need not wait for its walk as well. */
  function walkAhead(origin: string): void {
    const next = walked[walked.indexOf(origin) + 1]
    // A failure is for those who ask for the walk.
    if (next !== undefined) walkOnce(next).catch(() => {})
  }

  async function reportsOfHost(origin: string): Promise<HostReports> {
    if (!walked.includes(origin)) return null
    const walk = walkOnce(origin)
    walkAhead(origin)
    return walk
  }

  return {
    async find(url) {
      const reports = await reportsOfHost(originOf(url))
      return reports ? newestFirst(reports.get(url) ?? []) : client.reports.findByUrl(url, { signal })
    },
  }
}

const originOf = (url: string): string => new URL(url).origin

async function walkHost(
  client: Client,
  origin: string,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<HostReports> {
  const wanted = new Map<string, Report[]>(urls.map(url => [url, []]))
  const [search = origin, ...otherSpellings] = searchTexts(`${origin}/`)
  // A search finds one spelling of the host's name only.
  if (otherSpellings.length > 0) return null
  try {
    let read = 0
    let strangers = 0
    for await (const { entries, hasMore, total } of client.reports.pages({ search }, { signal })) {
      if (hasMore && !entries.every(report => isFoundBy([search], report.url))) return null
      for (const report of entries) wanted.get(normalizePageUrl(report.url) ?? '')?.push(report)
      read += entries.length
      strangers += entries.filter(({ url }) => URL.parse(url)?.origin !== origin).length
      if (hasMore && strangers > entries.length * urls.length) return null
      if (total !== null && hasMore && (total - read) / entries.length > urls.length) return null
    }
    return wanted
  } catch (error) {
    // Each page then learns for itself whether the service fails for it too. A refused key needs no second try.
    if (error instanceof ClientError && error.code !== 'unauthorized' && error.code !== 'forbidden')
      return null
    throw error
  }
}
