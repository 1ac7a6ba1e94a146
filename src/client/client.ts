import { type Privacy, privacyNumber } from '../report/privacy.ts'
import { createRedactor } from '../report/redact.ts'
import type { Report } from '../report/report.ts'
import { decodeReport } from './decode-report.ts'
import type { Fetch } from './fetch.ts'
import { listReports, type ReportQuery } from './list-reports.ts'
import { type RequestContext, request } from './request.ts'

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
}

export interface CallOptions {
  readonly signal?: AbortSignal
}

/** Who may open the report page; `password` counts only with privacy `password`. */
export interface Access {
  readonly privacy?: Privacy
  readonly password?: string
}

/** The report service's interface, typed. Every call throws the errors in `errors/`. */
export interface Client {
  readonly reports: {
    /** Walks the matching reports lazily; each page of the list is one request. */
    list(query?: ReportQuery, options?: CallOptions): AsyncIterable<Report>
    show(id: string, options?: CallOptions): Promise<Report>
    create(params: { readonly url: string } & Access, options?: CallOptions): Promise<Report>
    /** @param params `results: true` asks the service to analyse the page again */
    update(
      id: string,
      params: { readonly results?: boolean } & Access,
      options?: CallOptions,
    ): Promise<Report>
  }
}

export function createClient(options: ClientOptions): Client {
  const context: RequestContext = {
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    apiKey: options.apiKey,
    userAgent: options.userAgent ?? 'seo-report-action',
    fetch: options.fetch,
    timeoutMs: options.requestTimeoutMs ?? 120_000,
    redact: createRedactor([options.apiKey, ...(options.secrets ?? [])]),
  }
  return {
    reports: {
      list: (query = {}, { signal } = {}) => listReports(context, query, signal),

      async show(id, call = {}) {
        return decodeReport(await request(context, 'GET', reportPath(id), call), {
          expectedId: id,
          whole: true,
        })
      },

      async create({ url, ...access }, call = {}) {
        const form = { url, ...accessFields(access) }
        return decodeReport(await request(context, 'POST', '/api/v1/reports', { form, ...call }))
      },

      async update(id, { results, ...access }, call = {}) {
        const form = { ...accessFields(access), results: results === undefined ? undefined : Number(results) }
        return decodeReport(await request(context, 'PUT', reportPath(id), { form, ...call }), {
          expectedId: id,
        })
      },
    },
  }
}

const reportPath = (id: string): string => `/api/v1/reports/${encodeURIComponent(id)}`

const accessFields = ({ privacy, password }: Access) => ({
  privacy: privacy && privacyNumber(privacy),
  password: privacy === 'password' ? password : undefined,
})
