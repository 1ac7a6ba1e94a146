import type { Access, Client } from '../client/client.ts'
import { BadResponseError } from '../client/errors/bad-response-error.ts'
import { ResponseError } from '../client/errors/response-error.ts'
import { isPage } from '../client/same-page.ts'
import type { Report } from '../report/report.ts'
import type { Previous } from '../report/run-result.ts'
import { oneLine } from '../report/text.ts'
import { awaitResult } from './await-result.ts'
import type { ReportLookup } from './report-lookup.ts'

export interface RefreshOptions {
  readonly lookup: ReportLookup
  readonly access: Access
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
  /** Told when the service has several reports for a page; the newest is the one that is refreshed. */
  readonly onDuplicates: (url: string, ids: readonly string[]) => void
}

export interface FreshReport {
  readonly outcome: 'created' | 'refreshed'
  /** With a result. */
  readonly report: Report
  /** As it was before a refresh; null for a new report. */
  readonly previous: Previous | null
}

/**
 * Brings the report of a page up to date: refreshes the newest that exists, else creates it, and waits for
 * its result.
 *
 * @param url normalized
 */
export async function createOrRefresh(
  client: Client,
  url: string,
  options: RefreshOptions,
): Promise<FreshReport> {
  const { lookup, onDuplicates, signal } = options
  const [existing, ...older] = await lookup.find(url)
  if (!existing) return createUnlessTaken(client, url, options)
  if (older.length > 0)
    onDuplicates(
      url,
      [existing, ...older].map(({ id }) => id),
    )
  const refreshed = await unlessStatus([404], refresh(client, url, existing, options))
  if (refreshed) return refreshed
  // It was deleted in between, or the list is behind: only a new look tells whether there is none.
  const [still] = await client.reports.findByUrl(url, { signal })
  return still ? refresh(client, url, still, options) : createUnlessTaken(client, url, options)
}

/** Creates a report, or refreshes the one that another run has created in between. */
async function createUnlessTaken(client: Client, url: string, options: RefreshOptions): Promise<FreshReport> {
  const creation = create(client, url, options)
  // Services say it with either status, and a 422 may mean much else.
  const created = await unlessStatus([409, 422], creation)
  if (created) return created
  const [other] = await client.reports.findByUrl(url, { signal: options.signal })
  return other ? refresh(client, url, other, options) : creation
}

async function refresh(
  client: Client,
  url: string,
  listed: Report,
  options: RefreshOptions,
): Promise<FreshReport> {
  const { access, signal } = options
  // Without the earlier time nobody can tell a new result from the old one, and lists may leave it out.
  const existing = listed.generatedAt === null ? await client.reports.show(listed.id, { signal }) : listed
  const { result, score, generatedAt } = existing
  const requestedAt = client.serviceTime()
  const answer = await client.reports.update(existing.id, { ...access, results: true }, { signal })
  const report = await awaitResult(client, answer, {
    ...options,
    previousGeneratedAt: generatedAt,
    requestedAt,
  })
  if (!isPage(report.url, url)) throw otherPage(report)
  return { outcome: 'refreshed', report, previous: { result, score, generatedAt } }
}

async function create(client: Client, url: string, options: RefreshOptions): Promise<FreshReport> {
  const requestedAt = client.serviceTime()
  const answer = await client.reports.create({ url, ...options.access }, { signal: options.signal })
  const report = await awaitResult(client, answer, { ...options, previousGeneratedAt: null, requestedAt })
  return { outcome: 'created', report, previous: null }
}

const otherPage = ({ id, url }: Report): BadResponseError =>
  new BadResponseError(
    { method: 'PUT', path: `/api/v1/reports/${oneLine(id, 50)}` },
    200,
    `with a report of another page, ${oneLine(url, 200)}`,
  )

/** Null instead of the error for some statuses of the service, unless the error is the page's own. */
async function unlessStatus<T>(statuses: readonly number[], promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    const expected = error instanceof ResponseError && statuses.includes(error.status)
    if (expected && error.code !== 'page-unreachable') return null
    throw error
  }
}
