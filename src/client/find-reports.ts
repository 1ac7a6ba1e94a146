import { normalizePageUrl } from '../report/page-url.ts'
import type { Report } from '../report/report.ts'
import type { RequestContext } from './context.ts'
import { BadResponseError } from './errors/bad-response-error.ts'
import { reportPages } from './list-reports.ts'
import { isFoundBy, isPage, searchTexts } from './same-page.ts'

/** A page is among the first that its address finds, sorted; who has not met it by then asks a service that does not sort. */
const maxPages = 20

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
  for (const search of searchTexts(url)) {
    const found = await searchOnce(context, url, search, signal)
    if (found.length > 0) return newestFirst(found)
  }
  return []
}

async function searchOnce(
  context: RequestContext,
  url: string,
  search: string,
  signal?: AbortSignal,
): Promise<Report[]> {
  const query = { search, sortBy: 'url', sort: 'asc' } as const
  const found: Report[] = []
  let pages = 0
  for await (const { entries, hasMore } of reportPages(context, query, signal)) {
    const matches = entries.filter(report => isPage(report.url, url))
    found.push(...matches)
    const last = entries.at(-1)
    if (found.length > 0 && last && !matches.includes(last)) break
    if (!hasMore || isPast(entries, url)) break
    pages += 1
    if (pages >= maxPages || !entries.every(report => isFoundBy([search], report.url))) {
      throw new BadResponseError(
        { method: 'GET', path: '/api/v1/reports' },
        200,
        `the search for ${context.redact(search)} found other pages, so nobody can tell whether it has a report`,
      )
    }
  }
  return found
}

/** Whether the entries are sorted, as was asked, and the last is behind the page. */
function isPast(entries: readonly Report[], url: string): boolean {
  const urls = entries.map(report => normalizePageUrl(report.url) ?? report.url)
  const isSorted = urls.every((each, index) => index === 0 || (urls[index - 1] ?? '') <= each)
  return isSorted && (urls.at(-1) ?? '') > url
}

/** By creation, then by id, where numbers count as numbers. */
export const newestFirst = (reports: readonly Report[]): Report[] =>
  reports.toSorted(
    (a, b) =>
      (b.createdAt ?? '').localeCompare(a.createdAt ?? '') ||
      b.id.localeCompare(a.id, 'en', { numeric: true }),
  )
