import type { PageOutcome } from '../report/run-result.ts'
import { logText } from './log-line.ts'
import { standing } from './words.ts'

/**
 * One line for a finished page: `[ 3/40] bad      32  https://example.com/  refreshed`. A page that could
 * not be checked shows its error code last. Columns line up over a run.
 */
export function progressLine(done: number, total: number, page: PageOutcome): string {
  const counter = String(done).padStart(String(total).length)
  const score = String(page.report?.score ?? '-').padStart(3)
  const end = page.error?.code ?? page.outcome
  return `[${counter}/${total}] ${standing(page).padEnd(7)} ${score}  ${logText(page.url, 300)}${end ? `  ${end}` : ''}`
}
