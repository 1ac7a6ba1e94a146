import type { Report } from '../report/report.ts'
import type { RequestContext } from './context.ts'
import { BadResponseError } from './errors/bad-response-error.ts'
import { reportPages } from './list-reports.ts'
import { isFoundBy, isPage, searchText } from './same-page.ts'

/**
 * All reports of a page, newest first: a service may have several. The search is free text, so URLs are
 * compared exactly, both normalized. Sorted by URL, a page comes before the pages below it, which its
 * address finds too.
 *
 * @param url normalized
 * @throws {BadResponseError} when the service does not search, since then nobody can tell what is there
 */
export async function findReports(
  context: RequestContext,
  url: string,
  signal?: AbortSignal,
): Promise<Report[]> {
  const search = searchText(url)
  const query = { search, sortBy: 'url', sort: 'asc' } as const
  const found: Report[] = []
  for await (const { entries, isFull } of reportPages(context, query, signal)) {
    const matches = entries.filter(report => isPage(report.url, url))
    found.push(...matches)
    const last = entries.at(-1)
    if (found.length > 0 && last && !matches.includes(last)) break
    if (isFull && !entries.every(report => isFoundBy(search, report.url))) {
      throw new BadResponseError(
        { method: 'GET', path: '/api/v1/reports' },
        200,
        `the search for ${context.redact(search)} found other pages, so nobody can tell whether it has a report`,
      )
    }
  }
  return newestFirst(found)
}

/** By creation, then by id, where numbers count as numbers. */
export const newestFirst = (reports: readonly Report[]): Report[] =>
  reports.toSorted(
    (a, b) =>
      (b.createdAt ?? '').localeCompare(a.createdAt ?? '') ||
      b.id.localeCompare(a.id, 'en', { numeric: true }),
  )
