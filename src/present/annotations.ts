import type { PageOutcome, RunResult } from '../report/run-result.ts'
import { oneLine, plural } from '../report/text.ts'
import { toFix, worstFirst } from './order.ts'
import { scoreChange, signed, standing } from './words.ts'

/** What GitHub shows beside a run. Title and message are one line each and may quote foreign text. */
export interface Annotation {
  readonly title: string
  readonly message: string
  readonly level: 'error' | 'warning'
}

// GitHub shows 10 errors a step, and the line that fails the step is one of them.
const maxAnnotations = 9

/**
 * What went wrong, worst page first, at most 9: with more pages the last one counts the rest. A page that
 * failed is an error; one that could not be checked is an error or, with `on-error: warn`, a warning.
 */
export function annotations(result: RunResult): Annotation[] {
  const pages = worstFirst(result.pages).filter(page => page.verdict !== 'passed')
  const all = pages.map(page => annotation(page, result))
  if (all.length <= maxAnnotations) return all
  const shown = all.slice(0, maxAnnotations - 1)
  const rest = all.slice(maxAnnotations - 1)
  return [
    ...shown,
    {
      title: `And ${plural(rest.length, 'more page')}`,
      message: 'The job summary lists every page.',
      level: rest.some(({ level }) => level === 'error') ? 'error' : 'warning',
    },
  ]
}

function annotation(page: PageOutcome, { onError }: RunResult): Annotation {
  const url = oneLine(page.url, 200)
  if (page.error) {
    const level = onError === 'warn' ? 'warning' : 'error'
    return {
      title: `SEO report: ${page.error.code}`,
      message: `${url}: ${oneLine(page.error.message, 400)}`,
      level,
    }
  }
  const change = scoreChange(page)
  const score =
    page.report?.score == null
      ? ''
      : `, score ${page.report.score}${change === null ? '' : ` (${signed(change)})`}`
  const [first] = toFix(page)
  const named =
    first === undefined || page.why.includes(first.title) ? '' : `First to fix: ${oneLine(first.title, 80)}.`
  return {
    title: `SEO report: ${standing(page)}${score}`,
    message: oneLine(`${url}: ${oneLine(page.why, 300)} ${named} ${oneLine(first?.advice ?? '', 300)}`, 1000),
    level: 'error',
  }
}
