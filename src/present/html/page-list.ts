import type { PageOutcome } from '../../report/run-result.ts'
import { oneLine } from '../../report/text.ts'
import { toFix } from '../order.ts'
import {
  firstFixWords,
  importanceCounts,
  scoreChange,
  shortUrl,
  signed,
  standing,
  whyWords,
} from '../words.ts'
import { gauge } from './gauge.ts'
import { pill } from './icons.ts'
import { type Markup, markup } from './markup.ts'

/** The anchor of a page's section, by its place in the report. */
export const pageAnchor = (index: number): string => `page-${index + 1}`

/** The table of pages, in the order of their sections, each linked to its own. */
export const renderPageList = (pages: readonly PageOutcome[]): Markup => markup`<table class="pages">
<thead><tr><th scope="col">Score</th><th scope="col">Result</th><th scope="col">Page</th><th scope="col">To fix</th></tr></thead>
<tbody>${pages.map(renderRow)}</tbody>
</table>`

function renderRow(page: PageOutcome, index: number): Markup {
  const fixes = toFix(page)
  const toDo = page.error
    ? page.error.code
    : importanceCounts(fixes) || firstFixWords(page, fixes) || whyWords(page)
  return markup`<tr class="${standing(page)}">
<td>${gauge(page)}</td>
<td>${pill(standing(page))}${renderChange(page)}</td>
<td><a href="#${pageAnchor(index)}">${oneLine(shortUrl(page.url, 120))}</a></td>
<td>${oneLine(toDo, 200)}</td>
</tr>\n`
}

/** How the page moved against its previous report, in words; nothing when that is not known or the same. */
export function renderChange(page: PageOutcome): Markup | null {
  const change = scoreChange(page)
  const before = page.previous?.result
  const words = [
    ...(change ? [`${signed(change)}\u00a0points`] : []),
    ...(before && before !== standing(page) ? [`was\u00a0${before}`] : []),
  ]
  return words.length === 0 ? null : markup`<span class="change">${words.join(', ')}</span>`
}
