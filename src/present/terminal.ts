import { styleText } from 'node:util'
import type { PageOutcome, RunResult } from '../report/run-result.ts'
import { plural } from '../report/text.ts'
import { pageHeadline } from './failure-message.ts'
import { logText } from './log-line.ts'
import { groupedByCause, toFix, worstFirst } from './order.ts'
import { engineWords, extentWords, failOnWords, scoreChange, signed, standing, whyWords } from './words.ts'

export interface TerminalOptions {
  readonly colors: boolean
  /** Columns of the terminal, default 100. */
  readonly width?: number
}

type Style = Parameters<typeof styleText>[0]

const maxFixes = 3

/** The summary for a person at a terminal: the verdict, a table worst first, and what to fix first. */
export function renderTerminal(result: RunResult, { colors, width = 100 }: TerminalOptions): string {
  const paint = (style: Style, text: string): string =>
    // The caller has decided; `styleText` would ask the process's own stdout.
    colors ? styleText(style, text, { validateStream: false }) : text
  const pages = worstFirst(result.pages)
  const facts = [extentWords(result), failOnWords(result), logText(engineWords(result.engine))]
  const sections = [
    [
      paint(['bold', result.passed ? 'green' : 'red'], `SEO report: ${pageHeadline(result)}`),
      paint('dim', facts.join(' · ')),
    ],
    pages.length > 0 ? table(pages, width, paint) : [],
    ...groupedByCause(pages.filter(needsWork)).map(group => fixes(group, width, paint)),
  ]
  return sections
    .filter(lines => lines.length > 0)
    .map(lines => `${lines.join('\n')}\n`)
    .join('\n')
}

// A bad page is worth a word also where no rule fails it.
const needsWork = (page: PageOutcome): boolean => page.verdict !== 'passed' || page.report?.result === 'bad'

type Paint = (style: Style, text: string) => string

const styles = { good: 'green', decent: 'yellow', bad: 'red', error: 'magenta', unknown: 'magenta' } as const

function table(pages: readonly PageOutcome[], width: number, paint: Paint): string[] {
  const rows = pages.map(page => {
    const change = scoreChange(page)
    return {
      page,
      score: String(page.report?.score ?? '-').padStart(5),
      change: (change === null ? '' : signed(change)).padStart(6),
    }
  })
  const room = Math.max(20, width - 24)
  return [
    paint('dim', 'RESULT   SCORE  CHANGE  PAGE'),
    ...rows.map(({ page, score, change }) => {
      const word = standing(page)
      return `${paint(styles[word], word.padEnd(7))}  ${score}  ${change}  ${logText(page.url, room)}`
    }),
  ]
}

function fixes([page, ...others]: readonly PageOutcome[], width: number, paint: Paint): string[] {
  if (!page) return []
  const all = toFix(page)
  const alike = others.length > 0 ? ` and ${plural(others.length, 'more page')}` : ''
  const heading = paint('bold', `${logText(page.url, Math.max(40, width - alike.length))}${alike}`)
  const why = `  ${logText(whyWords(page), 400)}`
  const shown = all.slice(0, maxFixes).map(check => {
    const advice = check.advice ? `: ${logText(check.advice, 300)}` : ''
    return `  ${paint('dim', check.importance.padEnd(6))}  ${logText(check.title, 80)}${advice}`
  })
  const more = all.length - shown.length
  return [
    heading,
    why,
    ...shown,
    ...(more > 0 ? [paint('dim', `  and ${plural(more, 'more thing')} to fix`)] : []),
  ]
}
