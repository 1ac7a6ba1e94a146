import type { Access, Client } from '../client/client.ts'
import { ResponseError } from '../client/errors/response-error.ts'
import { normalizePageUrl } from '../report/page-url.ts'
import type { Report } from '../report/report.ts'
import type { Previous } from '../report/run-result.ts'
import { awaitResult } from './await-result.ts'

export interface RefreshOptions {
  readonly access: Access
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
}

export interface FreshReport {
  readonly outcome: 'created' | 'refreshed'
  /** With a result. */
  readonly report: Report
  /** As it was before a refresh; null for a new report. */
  readonly previous: Previous | null
}

/**
 * Brings the report of a page up to date: refreshes the one that exists, else creates it, and waits for its result.
 *
 * @param url normalized
 */
export async function createOrRefresh(
  client: Client,
  url: string,
  options: RefreshOptions,
): Promise<FreshReport> {
  const existing = await findReport(client, url, options.signal)
  if (existing) {
    const refreshed = await unlessStatus(404, refresh(client, existing, options))
    if (refreshed) return refreshed // else it was deleted in between
  }
  const created = await unlessStatus(409, create(client, url, options))
  if (created) return created
  // Another run created it in between.
  const other = await findReport(client, url, options.signal)
  return other ? refresh(client, other, options) : create(client, url, options)
}

/**
 * The search is free text, so the URL is compared exactly. Sorted by URL, a page comes before the pages
 * below it, which its address finds too.
 */
async function findReport(client: Client, url: string, signal: AbortSignal): Promise<Report | null> {
  // A service may have stored a home page without its slash, which a search with the slash would not find.
  const search = url.replace(/^(\w+:\/\/[^/?]+)\/$/, '$1')
  const query = { search, searchBy: 'url', sortBy: 'url', sort: 'asc', perPage: 100 } as const
  for await (const report of client.reports.list(query, { signal })) {
    if (normalizePageUrl(report.url) === url) return report
  }
  return null
}

async function refresh(client: Client, existing: Report, options: RefreshOptions): Promise<FreshReport> {
  const { access, signal } = options
  const { result, score, generatedAt } = existing
  const answer = await client.reports.update(existing.id, { ...access, results: true }, { signal })
  const report = await awaitResult(client, answer, { ...options, previousGeneratedAt: generatedAt })
  return { outcome: 'refreshed', report, previous: { result, score, generatedAt } }
}

async function create(client: Client, url: string, options: RefreshOptions): Promise<FreshReport> {
  const answer = await client.reports.create({ url, ...options.access }, { signal: options.signal })
  const report = await awaitResult(client, answer, { ...options, previousGeneratedAt: null })
  return { outcome: 'created', report, previous: null }
}

/** Null instead of the error for one status of the service. */
async function unlessStatus<T>(status: number, promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    if (error instanceof ResponseError && error.status === status) return null
    throw error
  }
}
