import type { PageOutcome } from '../../report/run-result.ts'
import { type Standing, standing } from '../words.ts'
import { type Markup, markup } from './markup.ts'

/** The score as a number in a ring that is filled as far; a dash where there is no score. */
export function gauge(page: PageOutcome): Markup {
  const score = page.report?.score ?? null
  return score === null ? emptyGauge(standing(page)) : filledGauge(standing(page), score)
}

// A circumference of 100, so that the score is the length of the arc: r = 100 / 2π.
const ring = (className: string, dash: string): Markup =>
  markup`<circle class="${className}" cx="20" cy="20" r="15.9155" pathLength="100" stroke-dasharray="${dash}" transform="rotate(-90 20 20)"/>`

function filledGauge(standing: Standing, score: number): Markup {
  const length = Math.min(100, Math.max(0, score))
  return markup`<svg class="gauge ${standing}" viewBox="0 0 40 40" role="img" aria-label="Score ${score} of 100">${ring('track', '100 0')}${
    length > 0 ? ring('arc', `${length} 100`) : null
  }<text x="20" y="20">${score}</text></svg>`
}

const emptyGauge = (standing: Standing): Markup =>
  markup`<svg class="gauge ${standing}" viewBox="0 0 40 40" role="img" aria-label="No score">${ring('track', '3 3')}<text x="20" y="20">–</text></svg>`
