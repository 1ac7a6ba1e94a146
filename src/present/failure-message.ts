import type { PageOutcome, RunResult } from '../report/run-result.ts'
import { oneLine, plural } from '../report/text.ts'

/**
 * The verdict in words, without a final point: `1 of 12 pages failed`, `all 12 pages passed`,
 * `none of the 12 pages could be checked`.
 */
export function pageHeadline(result: RunResult): string {
  const { pages, counts } = result
  const total = pages.length
  const failed = countVerdict(pages, 'failed')
  const errors = countVerdict(pages, 'error')
  if (total === 0) return 'no page was checked'
  if (errors === total) return noneChecked(total)
  if (failed > 0)
    return `${failed} of ${plural(total, 'page')} failed${errors > 0 ? `, ${notChecked(errors)}` : ''}`
  if (errors > 0) return `${total - errors} of ${total} pages passed, ${notChecked(errors)}`
  // A gate that lets bad pages through must not make the headline sound as if all were well.
  if (counts.bad > 0)
    return `no page failed, but ${counts.bad} of ${total} ${counts.bad === 1 ? 'is' : 'are'} bad`
  return total === 1 ? 'the page passed' : `all ${total} pages passed`
}

/**
 * The one line that fails the step: the headline, and why. Empty when the run passed. May quote foreign
 * text, on one line.
 */
export function failureMessage(result: RunResult): string {
  if (result.passed) return ''
  const { pages } = result
  const errors = pages.filter(page => page.verdict === 'error')
  const headline = capitalized(pageHeadline(result))
  if (pages.length === 0) return `${headline}.`
  if (errors.length === pages.length) return `${headline} ${causes(errors)}`
  const failed = pages.filter(page => page.verdict === 'failed')
  const reasons = [...failed.map(page => reason(page, result)), ...errors.map(code)]
  return `${headline}: ${counted(reasons)}.`
}

const notChecked = (count: number): string => `${count} could not be checked`

const noneChecked = (total: number): string =>
  total === 1 ? 'the page could not be checked' : `none of the ${total} pages could be checked`

const countVerdict = (pages: readonly PageOutcome[], verdict: PageOutcome['verdict']): number =>
  pages.filter(page => page.verdict === verdict).length

function reason({ report }: PageOutcome, { failOn }: RunResult): string {
  const rating = report?.result
  const byRating =
    (rating === 'bad' || rating === 'decent') && (failOn.includes(rating) || failOn.includes('decent'))
  return byRating || !failOn.includes('regression')
    ? `with result ${rating ?? 'unknown'}`
    : 'worse than before'
}

/** One shared cause is told in full, because it is then the run's: `(unauthorized): The key was refused.` */
function causes(errors: readonly PageOutcome[]): string {
  const messages = new Set(errors.map(page => page.error?.message ?? ''))
  const [message = ''] = messages
  const told = messages.size === 1 && message !== '' ? `: ${oneLine(message, 300)}` : '.'
  const codes = errors.map(code)
  return `(${new Set(codes).size === 1 ? codes[0] : counted(codes)})${told}`
}

const code = ({ error }: PageOutcome): string => error?.code ?? 'bad-response'

/** `2 timeout, 1 network`, in the order of their first */
const counted = (words: readonly string[]): string =>
  [...Map.groupBy(words, word => word)].map(([word, all]) => `${all.length} ${word}`).join(', ')

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
