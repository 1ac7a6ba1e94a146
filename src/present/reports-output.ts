import type { PageOutcome, RunResult } from '../report/run-result.ts'
import { verdictRank } from './order.ts'

/**
 * The `reports` output: a JSON array with one object per page, in input order. Where it would grow over
 * the limit, failed pages are kept first, then errors, then the rest; an entry too large for what room is
 * left gives way to those after it.
 *
 * @param maxBytes default 900,000, under GitHub's 1 MB for a job's outputs; counted as UTF-16, as GitHub does
 */
export function reportsOutput(result: RunResult, maxBytes = 900_000): string {
  const entries = result.pages.map(page => ({ page, json: JSON.stringify(entry(page)) }))
  const kept = new Set<PageOutcome>()
  let units = '[]'.length
  const byVerdict = entries.toSorted((a, b) => verdictRank[a.page.verdict] - verdictRank[b.page.verdict])
  for (const { page, json } of byVerdict) {
    const needed = json.length + ','.length
    if ((units + needed) * 2 > maxBytes) continue
    units += needed
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
