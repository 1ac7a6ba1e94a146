import type { Analyzer } from '../analyzer/analyzer.ts'
import { PageUnreachableError } from '../analyzer/fetch/page-unreachable-error.ts'
import type { Parameters } from './parameters.ts'
import { hashPassword } from './password.ts'
import { invalid, ServiceError } from './service-error.ts'
import type { Store } from './store/open-store.ts'
import type { ReportRow } from './store/report-store.ts'

export interface ReportsOptions {
  readonly store: Store
  readonly analyzer: Analyzer
  readonly now: () => Date
}

/** What the report endpoints mean; the routes only translate HTTP. */
export function createReports({ store, analyzer, now }: ReportsOptions) {
  return {
    show(account: string, id: string): ReportRow {
      const row = /^[1-9]\d{0,14}$/.test(id) ? store.reports.find(account, Number(id)) : null
      if (!row) throw new ServiceError(404, 'There is no such report.')
      return row
    },

    async create(account: string, form: Parameters, signal: AbortSignal): Promise<ReportRow> {
      const url = form.pageUrl('url')
      const access = await readAccess(form, accessAtFirst)
      refuseDuplicate(account, url)
      const analysis = await analyze(url, signal)
      // Another request may have created it while the page was being analysed.
      refuseDuplicate(account, url)
      const created_at = now().toISOString()
      const row = { account, url, project: new URL(url).hostname, ...accessAtFirst, ...access }
      return store.reports.insert({ ...row, ...analysis, created_at, generated_at: created_at })
    },

    async update(account: string, id: string, form: Parameters, signal: AbortSignal): Promise<ReportRow> {
      const before = this.show(account, id)
      const refresh = form.oneOf('results', ['0', '1']) === '1'
      const access = await readAccess(form, before)
      const analysis = refresh ? await analyze(before.url, signal) : {}
      const row = this.show(account, id)
      const updated = { ...row, ...access, ...analysis }
      const generated_at = refresh ? laterThan(row.generated_at, now()) : row.generated_at
      store.reports.update({ ...updated, generated_at })
      return { ...updated, generated_at }
    },
  }

  // One URL, one report per account: a second POST is told of the first, so that a retried create
  // whose answer was lost can never make a twin.
  function refuseDuplicate(account: string, url: string): void {
    const existing = store.reports.findByUrl(account, url)
    if (!existing) return
    const problem = `has report ${existing.id} already; update that one.`
    throw new ServiceError(409, `The url ${problem}`, { url: [problem] })
  }

  async function analyze(url: string, signal: AbortSignal) {
    try {
      const { result, score, checks } = await analyzer.analyze(url, { signal })
      return { result, score, checks: JSON.stringify(checks) }
    } catch (error) {
      if (!(error instanceof PageUnreachableError)) throw error
      throw new ServiceError(422, error.message, {}, 'page-unreachable', { cause: error })
    }
  }
}

type Access = Pick<ReportRow, 'privacy' | 'password_hash'>

const accessAtFirst: Access = { privacy: 0, password_hash: null }

/** What a form changes of who may open the report page; a password counts only with privacy 2, new or old. */
async function readAccess(form: Parameters, before: Access): Promise<Partial<Access>> {
  const chosen = form.oneOf('privacy', ['0', '1', '2'])
  const privacy = chosen === null ? before.privacy : Number(chosen)
  if (privacy !== 2) return chosen === null ? {} : { privacy, password_hash: null }
  const password = form.text('password')
  if (password !== null) return { privacy, password_hash: await hashPassword(password) }
  if (before.password_hash === null) throw invalid('password', 'required with privacy 2.')
  return {}
}

/** Strictly later than before, so that a client can see that a refresh has happened. */
const laterThan = (before: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString()
