import type { CheckResult } from '../report/check-result.ts'
import type { ReportRow } from './store/report-store.ts'

/** A report as a list shows it. */
export const reportRecord = (row: ReportRow) => ({
  id: row.id,
  url: row.url,
  project: row.project,
  privacy: row.privacy,
  result: row.result,
  score: row.score,
  created_at: row.created_at,
  generated_at: row.generated_at,
  // The embedded service has no address at which a page could be opened.
  report_url: null,
})

/** A report with its checks, as show, create and update answer it. */
export const fullReportRecord = (row: ReportRow) => ({
  ...reportRecord(row),
  checks: JSON.parse(row.checks) as CheckResult[],
})
