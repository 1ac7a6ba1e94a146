import type { CheckResult, Importance } from '../report/check-result.ts'
import type { Rating } from '../report/rating.ts'
import type { Page } from './page/page.ts'
import { caps } from './score-caps.ts'

/** What a check of each importance adds to the score. */
export const weights: Readonly<Record<Importance, number>> = { high: 10, medium: 4, low: 1 }

/** The lowest score of a good page; one failed check of high importance and it is not good either. */
export const goodFrom = 80
/** The lowest score of a page that is not bad. */
export const decentFrom = 50

/**
 * The score of a page, 0 to 100, and its rating: the share of its weighed checks that passed, at most the
 * lowest cap that applies, rounded down, so that 79.9 is not good.
 *
 * Only passed and failed checks weigh. Where there are none nothing is known of the page, and unknown is
 * never good: the score is 0.
 */
export function scorePage(page: Page, results: readonly CheckResult[]): { score: number; result: Rating } {
  const passed = totalWeight(results.filter(({ status }) => status === 'passed'))
  const failed = totalWeight(results.filter(({ status }) => status === 'failed'))
  const raw = passed + failed === 0 ? 0 : (100 * passed) / (passed + failed)
  const limits = caps.filter(cap => cap.applies(page, results)).map(cap => cap.score)
  const score = Math.floor(Math.min(raw, ...limits))
  return { score, result: rate(score, results) }
}

const totalWeight = (results: readonly CheckResult[]): number =>
  results.reduce((sum, { importance }) => sum + weights[importance], 0)

function rate(score: number, results: readonly CheckResult[]): Rating {
  if (score < decentFrom) return 'bad'
  const failedHigh = results.some(({ status, importance }) => status === 'failed' && importance === 'high')
  return score >= goodFrom && !failedHigh ? 'good' : 'decent'
}
