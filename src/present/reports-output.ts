import type { PageOutcome, RunResult } from '../report/run-result.ts'

const rank = { failed: 0, error: 1, passed: 2 }

/**
 * The `reports` output: a JSON array with one object per page, in input order. Where it would grow over
 * the limit, failed pages are kept first, then errors, then the rest.
 *
 * @param maxBytes default 900,000, under GitHub's 1 MB for a job's outputs; counted as UTF-16, as GitHub does
 */
export function reportsOutput(result: RunResult, maxBytes = 900_000): string {
  const entries = result.pages.map(page => ({ page, json: JSON.stringify(entry(page)) }))
  const kept = new Set<PageOutcome>()
  let units = '[]'.length
  for (const { page, json } of entries.toSorted((a, b) => rank[a.page.verdict] - rank[b.page.verdict])) {
    units += json.length + ','.length
    if (units * 2 > maxBytes) break
    kept.add(page)
  }
  return `[${entries.flatMap(({ page, json }) => (kept.has(page) ? [json] : [])).join(',')}]`
}

const entry = ({ url, verdict, outcome, report, error }: PageOutcome) => ({
  url,
  verdict,
  result: report?.result ?? null,
  score: report?.score ?? null,
  id: report?.id ?? null,
  reportUrl: report?.reportUrl ?? null,
  outcome,
  error: error?.code ?? null,
})
