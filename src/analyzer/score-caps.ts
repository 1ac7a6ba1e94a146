import type { CheckResult } from '../report/check-result.ts'
import type { Page } from './page/page.ts'

/** A fault so grave that no other merit lifts the score above a bound. */
export interface Cap {
  readonly name: string
  /** The highest score a page with this fault gets. */
  readonly score: number
  /** Why this bound. */
  readonly reason: string
  applies(page: Page, results: readonly CheckResult[]): boolean
}

/** Lowest first. */
export const caps: readonly Cap[] = [
  {
    name: 'no-page',
    score: 20,
    reason:
      'What was checked is an error page, or nothing at all; people and search engines do not reach the page.',
    applies: ({ response }) => response.status >= 400 || response.redirectLoop,
  },
  {
    name: 'not-in-results',
    score: 40,
    reason: 'The page cannot be found in a search engine, so nothing else about it counts there.',
    applies: (_, results) => failed(results, 'indexable') || failed(results, 'robots-allowed'),
  },
  {
    name: 'not-secure',
    score: 70,
    reason: 'Browsers warn visitors of the page.',
    applies: (_, results) => failed(results, 'https', ['http']),
  },
  {
    name: 'cut-off',
    score: 79,
    reason: 'Search engines do not read the page to its end: not good, however good the rest is.',
    applies: (_, results) => failed(results, 'html-size', ['cut-off']),
  },
  {
    name: 'no-title',
    score: 79,
    reason: 'The page has no headline of its own in search results: not good, however good the rest is.',
    applies: (_, results) => failed(results, 'title', ['missing', 'empty', 'outside-head']),
  },
]

/** Whether a check failed, for one of some reasons or for any. */
const failed = (results: readonly CheckResult[], id: string, reasons?: readonly string[]): boolean =>
  results.some(
    result =>
      result.id === id &&
      result.status === 'failed' &&
      (reasons === undefined || (result.reason !== null && reasons.includes(result.reason))),
  )
