import type { CheckResult } from '../report/check-result.ts'
import { importances } from '../report/check-result.ts'
import { type Rating, worstRating } from '../report/rating.ts'
import type { Counts, FailOn, OnError, PageOutcome, Verdict } from '../report/run-result.ts'

/** The verdict on a page that was checked. */
export function judgePage(result: Rating, failOn: readonly FailOn[]): Exclude<Verdict, 'error'> {
  const fails = failOn.includes('decent') ? result !== 'good' : failOn.includes('bad') && result === 'bad'
  return fails ? 'failed' : 'passed'
}

/** One sentence on a result: what it is and what to mend first. */
export function explain(result: Rating, checks: readonly CheckResult[]): string {
  const failed = checks.filter(check => check.status === 'failed')
  const first = importances.flatMap(importance => failed.filter(check => check.importance === importance))[0]
  if (!first) return `The result is ${result}.`
  const more = failed.length > 1 ? `, and ${failed.length - 1} more` : ''
  return `The result is ${result}. First to mend: ${first.title}${more}.`
}

export interface RunVerdict {
  readonly passed: boolean
  readonly result: Rating | null
  readonly counts: Counts
}

/** Passes when at least one page was checked, none failed, and errors are absent or only warned about. */
export function judgeRun(pages: readonly PageOutcome[], onError: OnError): RunVerdict {
  const results = pages.flatMap(page => page.report?.result ?? [])
  const count = (rating: Rating): number => results.filter(result => result === rating).length
  const errors = pages.filter(page => page.verdict === 'error').length
  return {
    passed:
      results.length > 0 &&
      pages.every(page => page.verdict !== 'failed') &&
      (errors === 0 || onError === 'warn'),
    result: worstRating(results),
    counts: { good: count('good'), decent: count('decent'), bad: count('bad'), errors },
  }
}
