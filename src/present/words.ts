import type { CheckResult } from '../report/check-result.ts'
import { importances } from '../report/check-result.ts'
import type { Rating } from '../report/rating.ts'
import type { Engine, PageOutcome, RunResult } from '../report/run-result.ts'
import { oneLine, plural } from '../report/text.ts'

/** What stands in the result column. `unknown`: checked, but the service told no result. */
export type Standing = Rating | 'error' | 'unknown'

export const standing = (page: PageOutcome): Standing =>
  page.error ? 'error' : (page.report?.result ?? 'unknown')

/** `12,345` */
export const grouped = (count: number): string => count.toLocaleString('en-US')

/** `0.4 s`, `12 s`, `3 min 5 s` */
export function durationWords(durationMs: number): string {
  const seconds = durationMs / 1000
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** Who made the reports; quotes a service's address, so it is foreign text. */
export const engineWords = (engine: Engine): string =>
  engine.kind === 'embedded'
    ? `embedded analyzer, ruleset ${oneLine(engine.rulesetVersion, 40)}`
    : `service ${oneLine(engine.baseUrl, 200)}`

/** `fails on bad`, `fails on bad or regression`, `fails on nothing` */
export const failOnWords = ({ failOn }: RunResult): string => {
  const rules = failOn.filter(rule => rule !== 'none')
  return `fails on ${rules.length === 0 ? 'nothing' : rules.join(' or ')}`
}

/** How the score moved against the previous report; null when either is not known. */
export const scoreChange = ({ report, previous }: PageOutcome): number | null =>
  typeof report?.score === 'number' && typeof previous?.score === 'number'
    ? report.score - previous.score
    : null

/** `+3`, `−59` (with a minus sign, U+2212), `±0` */
export const signed = (change: number): string =>
  change === 0 ? '±0' : change > 0 ? `+${change}` : `−${-change}`

/** `2 high, 5 medium, 1 low`; importances without a check are left out. */
export const importanceCounts = (checks: readonly CheckResult[]): string =>
  importances
    .map(importance => [checks.filter(check => check.importance === importance).length, importance] as const)
    .filter(([count]) => count > 0)
    .map(([count, importance]) => `${count} ${importance}`)
    .join(', ')

/** Why this page stands where it does: the gate's sentence, or `timeout: …` with the error's. Foreign text. */
export const whyWords = ({ why, error }: PageOutcome): string =>
  error ? `${error.code}: ${error.message}` : why

/** A URL of at most so many characters, cut in the middle, because its end tells pages apart. */
export function shortUrl(url: string, maxCharacters: number): string {
  if (url.length <= maxCharacters) return url
  const end = Math.floor(maxCharacters / 3)
  return `${url.slice(0, maxCharacters - end - 1)}…${url.slice(-end)}`
}

/** `First: Page title (high), and 7 more.`, `Nothing to fix.`; empty when the service told no checks. */
export function firstFixWords(page: PageOutcome, fixes: readonly CheckResult[]): string {
  const [first] = fixes
  if (first) {
    const more = fixes.length > 1 ? `, and ${grouped(fixes.length - 1)} more` : ''
    return `First: ${oneLine(first.title, 80)} (${first.importance})${more}.`
  }
  return page.checks.length > 0 ? 'Nothing to fix.' : ''
}

/** `31 January 2026, 12:00 UTC`; text that is no date stays as it is. */
export function dateWords(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return oneLine(iso, 40)
  return `${dateFormat.format(date).replace(' at ', ', ')} UTC`
}

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** `12 pages in 3.4 s` */
export const extentWords = (result: RunResult): string =>
  `${plural(result.pages.length, 'page')} in ${durationWords(result.durationMs)}`
