import type { PageOutcome } from '../../report/run-result.ts'
import { escapeMarkdown, isLinkable, link } from '../markdown.ts'
import { toFix } from '../order.ts'
import { firstFixWords, scoreChange, shortUrl, signed, standing, whyWords } from '../words.ts'
import { marks } from './marks.ts'

interface Column {
  readonly title: string
  readonly align: ':--' | '--:'
  readonly cell: (page: PageOutcome) => string
}

/**
 * The table of pages in the given order: its head, and its rows one by one. Columns in which no page has
 * anything (scores, report links) are left out.
 *
 * @param told the pages whose error is told elsewhere: their rows have only its code
 */
export function renderTable(
  pages: readonly PageOutcome[],
  told: ReadonlySet<PageOutcome>,
): { head: string; rows: Iterable<string> } {
  const columns: Column[] = [
    { title: 'Result', align: ':--', cell: resultCell },
    ...(pages.some(({ report }) => report?.score != null) ? [scoreColumn] : []),
    { title: 'Page', align: ':--', cell: pageCell },
    {
      title: 'Why',
      align: ':--',
      cell: page => (told.has(page) && page.error ? page.error.code : whyCell(page)),
    },
    ...(pages.some(({ report }) => isLinkable(report?.reportUrl ?? null)) ? [reportColumn] : []),
  ]
  const row = (cells: string[]): string => `| ${cells.join(' | ')} |\n`
  return {
    head: row(columns.map(({ title }) => title)) + row(columns.map(({ align }) => align)),
    rows: pages.values().map(page => row(columns.map(({ cell }) => cell(page)))),
  }
}

function resultCell(page: PageOutcome): string {
  const word = standing(page)
  const before = page.previous?.result
  const was = before && before !== word ? ` (was&nbsp;${before})` : ''
  // A no-break space: a mark alone on a line says little.
  const now = `${marks[word]}&nbsp;${word}`
  return page.verdict === 'passed' ? now + was : `**${now}**${was}`
}

const pageCell = ({ url }: PageOutcome): string => link(shortUrl(url, 64), url)

const scoreColumn: Column = {
  title: 'Score',
  align: '--:',
  cell(page) {
    const score = page.report?.score
    if (score == null) return ''
    const change = scoreChange(page)
    return change === null ? String(score) : `${score}&nbsp;(${signed(change)})`
  },
}

function whyCell(page: PageOutcome): string {
  const why = whyWords(page)
  const fix = firstFixWords(page, toFix(page))
  // That the result is bad stands in the first column already.
  return escapeMarkdown(fix !== '' && why.startsWith(`The result is ${standing(page)}.`) ? fix : why)
}

const reportColumn: Column = {
  title: 'Report',
  align: ':--',
  cell({ report }) {
    const url = report?.reportUrl ?? null
    return isLinkable(url) ? link('Report', url) : ''
  },
}
