import { type CheckResult, importances } from '../report/check-result.ts'
import { ratings } from '../report/rating.ts'
import type { PageOutcome, Verdict } from '../report/run-result.ts'
import { whyWords } from './words.ts'

/** The pages, worst first: failed, then not checked, then the rest; within these by result and score. */
export const worstFirst = (pages: readonly PageOutcome[]): PageOutcome[] =>
  pages.toSorted(
    (a, b) =>
      verdictRank[a.verdict] - verdictRank[b.verdict] || resultRank(a) - resultRank(b) || score(a) - score(b),
  )

/** What to fix on a page: its failed checks, highest importance first, otherwise in catalogue order. */
export const toFix = (page: PageOutcome): CheckResult[] =>
  page.checks
    .filter(check => check.status === 'failed')
    .toSorted((a, b) => importances.indexOf(a.importance) - importances.indexOf(b.importance))

/**
 * The pages in groups, in the order of each group's first: those that could not be checked for the same
 * reason, such as a refused key, stand together, every other page alone.
 */
export const groupedByCause = (pages: readonly PageOutcome[]): PageOutcome[][] =>
  Array.from(Map.groupBy(pages, page => (page.error ? whyWords(page) : page)).values())

/** How bad a verdict is: the lowest is the worst. */
export const verdictRank: Readonly<Record<Verdict, number>> = { failed: 0, error: 1, passed: 2 }

// A page without a result or score stands before those that have one: nobody can say that it is better.
const resultRank = ({ report }: PageOutcome): number =>
  report?.result ? ratings.length - ratings.indexOf(report.result) : 0

const score = ({ report }: PageOutcome): number => report?.score ?? -1
