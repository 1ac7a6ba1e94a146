import type { PageOutcome, RunResult } from '../report/run-result.ts'
import { oneLine, plural } from '../report/text.ts'
import { groupedByCause, toFix, worstFirst } from './order.ts'
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
 * What went wrong, worst page first, at most 9: with more the last one counts the rest. A page that failed
 * is an error; one that could not be checked is an error or, with `on-error: warn`, a warning. What keeps
 * several pages from being checked, such as a refused key, is told once.
 */
export function annotations(result: RunResult): Annotation[] {
  const groups = groupedByCause(worstFirst(result.pages).filter(page => page.verdict !== 'passed'))
  if (groups.length <= maxAnnotations) return groups.flatMap(group => annotate(group, result))
  const rest = groups.slice(maxAnnotations - 1).flat()
  return [
    ...groups.slice(0, maxAnnotations - 1).flatMap(group => annotate(group, result)),
    {
      title: `And ${plural(rest.length, 'more page')}`,
      message: 'The job summary lists every page.',
      level: rest.some(({ error }) => !error) ? 'error' : errorLevel(result),
    },
  ]
}

function annotate([page, ...others]: readonly PageOutcome[], result: RunResult): Annotation[] {
  if (!page) return []
  if (!page.error) return [failedPage(page)]
  const url = oneLine(page.url, 200)
  const message = oneLine(page.error.message, 400)
  const pages = plural(others.length + 1, 'page')
  return [
    {
      title: `SEO report: ${page.error.code}`,
      message: others.length > 0 ? `${pages}: ${message} First: ${url}` : `${url}: ${message}`,
      level: errorLevel(result),
    },
  ]
}

const errorLevel = ({ onError }: RunResult): Annotation['level'] => (onError === 'warn' ? 'warning' : 'error')

function failedPage(page: PageOutcome): Annotation {
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
    message: oneLine(
      `${oneLine(page.url, 200)}: ${oneLine(page.why, 300)} ${named} ${oneLine(first?.advice ?? '', 300)}`,
      1000,
    ),
    level: 'error',
  }
}
