import type { CheckResult, Importance } from '../../report/check-result.ts'
import type { PageOutcome } from '../../report/run-result.ts'
import { oneLine, plural } from '../../report/text.ts'
import { toFix } from '../order.ts'
import { type Markup, markup } from './markup.ts'

const maxProblems = 8

interface Problem {
  readonly check: CheckResult
  readonly pages: number
}

/** The checks that fail on most pages, important ones first; nothing for fewer than two pages to fix. */
export function renderCommonProblems(pages: readonly PageOutcome[]): Markup | null {
  if (pages.filter(page => toFix(page).length > 0).length < 2) return null
  const worst = problemsOf(pages)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, maxProblems)
  return markup`<section class="card" aria-labelledby="problems">
<h2 id="problems">Most common problems</h2>
<ol class="problems">${worst.map(problem => renderProblem(problem, pages.length))}</ol>
</section>`
}

function problemsOf(pages: readonly PageOutcome[]): Problem[] {
  const problems = new Map<string, Problem>()
  for (const page of pages) {
    // A check counts once a page, however often a service may list it.
    for (const [key, check] of new Map(
      toFix(page).map(check => [`${check.importance} ${check.id}`, check]),
    )) {
      problems.set(key, { check, pages: (problems.get(key)?.pages ?? 0) + 1 })
    }
  }
  return [...problems.values()]
}

// The weights of the score (docs: score and rating), so that the list shows what moves it most.
const weights = { high: 10, medium: 4, low: 1 }

const weight = ({ check, pages }: Problem): number => weights[check.importance] * pages

const renderProblem = (
  { check, pages }: Problem,
  total: number,
): Markup => markup`<li>${importanceTag(check.importance)}
<bdi>${oneLine(check.title, 100)}</bdi>
<svg viewBox="0 0 ${total} 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${pages}" height="1"/></svg>
<span>${plural(pages, 'page')}</span></li>`

/** A tag with the importance in words. */
export const importanceTag = (importance: Importance): Markup =>
  markup`<span class="tag ${importance}">${importance}</span>`
