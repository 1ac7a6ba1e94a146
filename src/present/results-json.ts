import type { PageOutcome, RunResult } from '../report/run-result.ts'

/**
 * `results.json`, the stable machine interface: the run, indented, with a final new line. Pages and reports
 * have exactly the fields of schema version 1, in the order of its documentation.
 */
export const renderResultsJson = (result: RunResult): string =>
  `${JSON.stringify({ ...result, pages: result.pages.map(page) }, null, 2)}\n`

// The compiler lets a report with checks in where one without is asked for; they would stand there twice.
const page = (outcome: PageOutcome): PageOutcome => ({
  ...pick(outcome, 'url', 'verdict', 'why', 'outcome', 'report', 'previous', 'checks', 'error'),
  report: outcome.report && report(outcome.report),
})

type Report = NonNullable<PageOutcome['report']>

const report = (record: Report): Report =>
  pick(record, 'id', 'url', 'project', 'privacy', 'result', 'score', 'createdAt', 'generatedAt', 'reportUrl')

/** These fields of a record, in this order. */
const pick = <T, K extends keyof T>(record: T, ...fields: readonly K[]): Pick<T, K> =>
  Object.fromEntries(fields.map(field => [field, record[field]])) as Pick<T, K>
