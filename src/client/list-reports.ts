import type { Rating } from '../report/rating.ts'
import type { Report } from '../report/report.ts'
import { decodeReportList } from './decode-report.ts'
import { type RequestContext, request } from './request.ts'

/** The documented query of `GET /api/v1/reports`; what is not given is left to the service's default. */
export interface ReportQuery {
  readonly search?: string
  readonly searchBy?: 'url'
  readonly project?: string
  readonly result?: Rating
  readonly sortBy?: 'id' | 'generated_at' | 'url' | 'result'
  readonly sort?: 'asc' | 'desc'
  /** @default 100 */
  readonly perPage?: 10 | 25 | 50 | 100
}

/** A walk ends here even where a service invents pages without end: 100 pages of 100. */
const maxPages = 100

/**
 * Reports in the service's order, page by page, as far as the caller reads. A page that is not full or
 * brings nothing new is the last one, because services differ in how, and whether, they tell the next.
 */
export async function* listReports(
  context: RequestContext,
  query: ReportQuery,
  signal?: AbortSignal,
): AsyncGenerator<Report, void, undefined> {
  const perPage = query.perPage ?? 100
  const seen = new Set<string>()
  for (let page = 1; page <= maxPages; page++) {
    const answer = await request(context, 'GET', '/api/v1/reports', {
      query: {
        search: query.search,
        search_by: query.search === undefined ? undefined : (query.searchBy ?? 'url'),
        project: query.project,
        result: query.result,
        sort_by: query.sortBy,
        sort: query.sort,
        per_page: perPage,
        page: page > 1 ? page : undefined,
      },
      ...(signal && { signal }),
    })
    const reports = decodeReportList(answer)
    const fresh = reports.filter(({ id }) => !seen.has(id))
    for (const report of fresh) seen.add(report.id)
    yield* fresh
    if (reports.length < perPage || fresh.length === 0) return
  }
}
