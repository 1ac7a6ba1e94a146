import type { PageOutcome, RunResult } from '../report/run-result.ts'

/**
 * `results.json`, the stable machine interface: the run, indented, with a final new line. Pages and reports
 * have exactly the fields of schema version 1, in the order of its documentation.
 */
export const renderResultsJson = (result: RunResult): string =>
  `${JSON.stringify({ ...result, pages: result.pages.map(page) }, null, 2)}\n`

const page = ({ url, verdict, why, outcome, report, previous, checks, error }: PageOutcome): PageOutcome => ({
  url,
  verdict,
  why,
  outcome,
  report: report && record(report),
  previous,
  checks,
  error,
})

type Record = NonNullable<PageOutcome['report']>

// The compiler lets a report with checks in where one without is asked for; they would stand there twice.
const record = ({
  id,
  url,
  project,
  privacy,
  result,
  score,
  createdAt,
  generatedAt,
  reportUrl,
}: Record): Record => ({
  id,
  url,
  project,
  privacy,
  result,
  score,
  createdAt,
  generatedAt,
  reportUrl,
})
