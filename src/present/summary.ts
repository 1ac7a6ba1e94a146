import type { RunResult } from '../report/run-result.ts'
import { plural } from '../report/text.ts'
import { toFix, worstFirst } from './order.ts'
import { byteLength, takeWhileFits } from './summary/budget.ts'
import { detailLevels, renderPageDetails } from './summary/page-details.ts'
import { renderSharedCauses } from './summary/shared-causes.ts'
import { renderTable } from './summary/table.ts'
import { renderSummaryTop } from './summary/top.ts'
import { grouped } from './words.ts'

// Room for the closing lines, which are written last and whose length hardly varies.
const closingBytes = 600

/**
 * The job summary as GitHub-flavoured Markdown: the verdict, what keeps several pages from being checked, a
 * table of pages worst first, and folded what to fix on each. All foreign text is escaped.
 *
 * @param options.maxBytes UTF-8 bytes, default 1,000,000 (GitHub drops a larger summary than 1 MiB whole),
 *   at least 2,000. Evidence shrinks first, then the details of the best pages go, then their rows; the
 *   last line says what was left out.
 */
export function renderSummary(
  result: RunResult,
  { maxBytes = 1_000_000 }: { maxBytes?: number } = {},
): string {
  const pages = worstFirst(result.pages)
  const top = renderSummaryTop(result)
  let room = maxBytes - closingBytes - byteLength(top)

  // At most half of the room: what does not fit here stands in the rows.
  const causes = renderSharedCauses(pages, room / 2)
  room -= byteLength(causes.items.join(''))

  const { head, rows } = renderTable(pages, causes.told)
  room -= byteLength(head)
  const keptRows = takeWhileFits(rows, room)
  room -= byteLength(keptRows.join(''))
  const lostRows = pages.length - keptRows.length

  const toDetail = pages.filter(page => toFix(page).length > 0)
  const { details, shortened } = fitDetails(toDetail, lostRows > 0 ? 0 : room)
  const lostDetails = toDetail.length - details.length

  const closing = [
    ...nothingToFix(result),
    ...leftOut({ maxBytes, lostRows, lostDetails, shortened: shortened && details.length > 0 }),
  ]
  return [
    top,
    ...(causes.items.length > 0 ? [causes.items.join('')] : []),
    ...(keptRows.length > 0 ? [head + keptRows.join('')] : []),
    ...(details.length > 0 ? ['### What to fix\n', ...details] : []),
    ...closing.map(line => `${line}\n`),
  ].join('\n')
}

/** The pages' details at the fullest level at which all fit; at the shortest level, as many as fit. */
function fitDetails(pages: RunResult['pages'], room: number): { details: string[]; shortened: boolean } {
  let details: string[] = []
  for (const [index, level] of detailLevels.entries()) {
    details = takeWhileFits(
      pages.values().map(page => renderPageDetails(page, level)),
      room,
    )
    if (details.length === pages.length) return { details, shortened: index > 0 }
  }
  return { details, shortened: true }
}

function nothingToFix({ pages }: RunResult): string[] {
  const checked = pages.filter(page => !page.error)
  const fine = checked.filter(page => page.checks.length > 0 && toFix(page).length === 0).length
  const untold = checked.filter(page => page.checks.length === 0).length
  return [
    ...(fine > 0
      ? [
          `Nothing to fix on ${fine === checked.length && fine > 1 ? 'any of the ' : ''}${plural(fine, 'page')}.`,
        ]
      : []),
    ...(untold > 0 ? [`The service told no single checks for ${plural(untold, 'page')}.`] : []),
  ]
}

function leftOut(left: {
  maxBytes: number
  lostRows: number
  lostDetails: number
  shortened: boolean
}): string[] {
  const parts = [
    ...(left.shortened ? ['the evidence was shortened'] : []),
    ...(left.lostDetails > 0 ? [`what to fix on ${plural(left.lostDetails, 'page')} was left out`] : []),
    ...(left.lostRows > 0
      ? [`${plural(left.lostRows, 'row')} of the table ${left.lostRows === 1 ? 'was' : 'were'} left out`]
      : []),
  ]
  if (parts.length === 0) return []
  return [
    `> To stay under ${grouped(left.maxBytes)} bytes, ${parts.join(', and ')}. The HTML report and \`results.json\` hold everything.`,
  ]
}
