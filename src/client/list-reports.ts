import type { Rating } from '../report/rating.ts'
import type { Report } from '../report/report.ts'
import type { RequestContext } from './context.ts'
import { decodeReportList } from './decode-report.ts'
import { type ListPage, listPages, type PerPage } from './list-pages.ts'

/** The documented query of `GET /api/v1/reports`; what is not given is left to the service's default. */
export interface ReportQuery {
  readonly search?: string
  readonly searchBy?: 'url'
  readonly project?: string
  readonly result?: Rating
  readonly sortBy?: 'id' | 'generated_at' | 'url' | 'result'
  readonly sort?: 'asc' | 'desc'
  /** @default 100 */
  readonly perPage?: PerPage
}

/** The pages of the list of reports, in the service's order. */
export function reportPages(
  context: RequestContext,
  query: ReportQuery,
  signal?: AbortSignal,
): AsyncIterable<ListPage<Report>> {
  const fields = {
    search: query.search,
    search_by: query.search === undefined ? undefined : (query.searchBy ?? 'url'),
    project: query.project,
    result: query.result,
    sort_by: query.sortBy,
    sort: query.sort,
    per_page: query.perPage ?? 100,
  }
  return listPages(context, '/api/v1/reports', fields, decodeReportList, ({ id }) => id, signal)
}
