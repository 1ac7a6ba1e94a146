import type { PageOutcome } from '../../report/run-result.ts'
import { type Standing, standing } from '../words.ts'
import { icon } from './icons.ts'
import { type Markup, markup } from './markup.ts'

const standings: readonly Standing[] = ['bad', 'error', 'unknown', 'decent', 'good']

/** Chips that show only pages with one result, by the style sheet alone; nothing when all are alike. */
export function renderFilter(pages: readonly PageOutcome[]): Markup | null {
  const present = standings
    .map(one => ({ one, count: pages.filter(page => standing(page) === one).length }))
    .filter(({ count }) => count > 0)
  if (present.length < 2) return null
  return markup`<fieldset class="filter"><legend>Show</legend>
<label><input type="radio" name="show" id="show-all" checked>all ${pages.length}</label>
${present.map(
  ({ one, count }) =>
    markup`<label class="${one}"><input type="radio" name="show" id="show-${one}">${icon(one)}${one} ${count}</label>`,
)}</fieldset>`
}
