import type { Category, CheckDetails, CheckResult, Importance } from '../report/check-result.ts'
import { oneLine } from '../report/text.ts'
import type { Page } from './page/page.ts'

/** What a check found; `importance` replaces the check's own where the catalogue weighs one failure otherwise. */
export type CheckOutcome<Reason extends string = string> =
  | { readonly status: 'passed' | 'notApplicable'; readonly details: CheckDetails }
  | { readonly status: 'inconclusive'; readonly details: CheckDetails }
  | {
      readonly status: 'failed'
      readonly reason: Reason
      readonly details: CheckDetails
      readonly importance?: Importance
    }

/**
 * A check of one page: pure, without I/O or clock. `reasons` gives the advice for every way of failing,
 * so that a misspelt reason does not compile and tests never assert prose.
 */
export interface CheckDefinition<Reason extends string = string> {
  /** Also the name of its file. */
  readonly id: string
  readonly title: string
  readonly category: Category
  readonly importance: Importance
  /** Why it matters to a site owner, in one or two sentences. */
  readonly explanation: string
  readonly reasons: Readonly<Record<Reason, string>>
  run(page: Page): CheckOutcome<Reason>
}

export const defineCheck = <Reason extends string>(check: CheckDefinition<Reason>): CheckDefinition<Reason> =>
  check

export const pass = (details: CheckDetails = {}): CheckOutcome<never> => ({ status: 'passed', details })

export const notApplicable = (details: CheckDetails = {}): CheckOutcome<never> => ({
  status: 'notApplicable',
  details,
})

export const inconclusive = (details: CheckDetails = {}): CheckOutcome<never> => ({
  status: 'inconclusive',
  details,
})

export const fail = <Reason extends string>(
  reason: Reason,
  details: CheckDetails = {},
  importance?: Importance,
): CheckOutcome<Reason> => ({ status: 'failed', reason, details, ...(importance && { importance }) })

const maxInstances = 20

/** Evidence for a failure with many places: the first 20 and how many there are. */
export const instances = (places: readonly string[]): CheckDetails => ({
  count: places.length,
  instances: places.slice(0, maxInstances),
})

/** Runs one check. A check that throws is a bug: it becomes `inconclusive`, and the others still count. */
export function runCheck(check: CheckDefinition, page: Page): CheckResult {
  const { id, title, category } = check
  let outcome: CheckOutcome
  try {
    outcome = check.run(page)
  } catch (error) {
    outcome = inconclusive({ problem: oneLine(`The check itself failed: ${String(error)}`, 200) })
  }
  const failed = outcome.status === 'failed' ? outcome : null
  return {
    id,
    title,
    category,
    importance: failed?.importance ?? check.importance,
    status: outcome.status,
    reason: failed?.reason ?? null,
    advice: failed ? (check.reasons[failed.reason] ?? null) : null,
    details: outcome.details,
  }
}
