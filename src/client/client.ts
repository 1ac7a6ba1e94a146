import { normalizePageUrl } from '../report/page-url.ts'
import type { Project } from '../report/project.ts'
import { createRedactor } from '../report/redact.ts'
import type { Report } from '../report/report.ts'
import { sleep } from '../report/sleep.ts'
import { type Access, accessFields } from './access.ts'
import { createClock } from './clock.ts'
import type { RequestContext } from './context.ts'
import { createOnce } from './create-once.ts'
import { assertDone, decodeReport, isBrief } from './decode-report.ts'
import type { Fetch } from './fetch.ts'
import { findReports } from './find-reports.ts'
import { createHealth } from './health.ts'
import { entriesOf, type ListPage } from './list-pages.ts'
import { type ProjectQuery, projectPages } from './list-projects.ts'
import { type ReportQuery, reportPages } from './list-reports.ts'
import { request, requestDelete } from './request.ts'
import { reportPath, showReport } from './show-report.ts'

export type { Access } from './access.ts'

export interface ClientOptions {
  /** Address below which `/api/v1/…` lies; a path prefix is kept, a trailing slash does not matter. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly fetch: Fetch
  /** Further secrets that the service may echo, such as report passwords. */
  readonly secrets?: readonly string[]
  /** @default "seo-report-action" */
  readonly userAgent?: string
  /** Time for one exchange, in milliseconds. @default 120000, since some services generate while one waits */
  readonly requestTimeoutMs?: number
  /** How updates are sent; the interface takes both. @default "PUT", which is retried, as PATCH is not */
  readonly updateMethod?: 'PUT' | 'PATCH'
  /** Waits between tries. @default the system's timer */
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
  /** From 0 to 1, for the jitter of pauses. @default Math.random */
  readonly random?: () => number
  /** @default the system's clock */
  readonly now?: () => Date
}

export interface CallOptions {
  /** Ends the call, retries and pauses included; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

/**
 * The report service's interface, typed. Calls are retried where that is safe and throw the errors in
 * `errors/`: `ResponseError`, `BadResponseError`, `NetworkError`, `RequestTimeoutError`.
 */
export interface Client {
  readonly reports: {
    /** Walks the matching reports lazily; each page of the list is one request, 1,000 pages at most. */
    list(query?: ReportQuery, options?: CallOptions): AsyncIterable<Report>
    /** The same, page by page, with what the service tells of the whole list. */
    pages(query?: ReportQuery, options?: CallOptions): AsyncIterable<ListPage<Report>>
    /** All reports of exactly this page, newest first. @throws {TypeError} when the URL is not one of a page */
    findByUrl(url: string, options?: CallOptions): Promise<Report[]>
    show(id: string, options?: CallOptions): Promise<Report>
    /** Exactly once, also when answers get lost: then the report that is there is returned. */
    create(params: { readonly url: string } & Access, options?: CallOptions): Promise<Report>
    /** @param params `results: true` asks the service to analyse the page again */
    update(
      id: string,
      params: { readonly results?: boolean } & Access,
      options?: CallOptions,
    ): Promise<Report>
    /** @throws {ResponseError} with status 404 when it is not there (any more) */
    delete(id: string, options?: CallOptions): Promise<void>
  }
  /** The time at the service, to about a second, as the Date headers of its answers tell. */
  serviceTime(): Date
  readonly projects: {
    /** Walks the matching projects lazily; each page of the list is one request. */
    list(query?: ProjectQuery, options?: CallOptions): AsyncIterable<Project>
    /** Deletes a project by its name. @throws {ResponseError} with status 404 when it is not there (any more) */
    delete(project: string, options?: CallOptions): Promise<void>
  }
}

export function createClient(options: ClientOptions): Client {
  const context = contextOf(options)
  const { updateMethod = 'PUT' } = options
  const create = createOnce(context)
  return {
    reports: {
      list: (query = {}, { signal } = {}) => entriesOf(reportPages(context, query, signal)),
      pages: (query = {}, { signal } = {}) => reportPages(context, query, signal),
      findByUrl: async (url, { signal } = {}) => findReports(context, pageUrl(url), signal),
      show: (id, { signal } = {}) => showReport(context, id, signal),
      create: async ({ url, ...access }, { signal } = {}) =>
        create(pageUrl(url), accessFields(access), signal),
      async update(id, { results, ...access }, { signal } = {}) {
        const form = { ...accessFields(access), results: results === undefined ? undefined : Number(results) }
        const options = { form, mayBeEmpty: true, signal }
        const answer = await request(context, updateMethod, reportPath(id), options)
        assertDone(answer)
        return isBrief(answer) ? showReport(context, id, signal) : decodeReport(answer, { expectedId: id })
      },
      delete: (id, { signal } = {}) => requestDelete(context, reportPath(id), signal),
    },
    serviceTime: context.clock.now,
    projects: {
      list: (query = {}, { signal } = {}) => entriesOf(projectPages(context, query, signal)),
      delete: (project, { signal } = {}) =>
        requestDelete(context, `/api/v1/projects/${encodeURIComponent(project)}`, signal),
    },
  }
}

function contextOf(options: ClientOptions): RequestContext {
  const now = options.now ?? (() => new Date())
  return {
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    apiKey: options.apiKey,
    userAgent: options.userAgent ?? 'seo-report-action',
    fetch: options.fetch,
    timeoutMs: options.requestTimeoutMs ?? 120_000,
    redact: createRedactor([options.apiKey, ...(options.secrets ?? [])]),
    now,
    sleep: options.sleep ?? sleep,
    random: options.random ?? Math.random,
    health: createHealth(() => now().getTime()),
    clock: createClock(now),
  }
}

function pageUrl(text: string): string {
  const url = normalizePageUrl(text)
  if (url === null) throw new TypeError('The url is not an absolute http or https URL without user info.')
  return url
}
