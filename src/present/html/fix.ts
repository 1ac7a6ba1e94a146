import type { CheckResult } from '../../report/check-result.ts'
import { oneLine } from '../../report/text.ts'
import { evidenceOf } from '../evidence.ts'
import { grouped } from '../words.ts'
import { importanceTag } from './common-problems.ts'
import { type Markup, markup } from './markup.ts'

// More places than these are folded: the first ones show the pattern.
const openInstances = 4

/** One thing to fix: what it is, what to do, and where. */
export const renderFix = (check: CheckResult, maxInstances: number): Markup => markup`<li>
<h4>${importanceTag(check.importance)}<bdi>${oneLine(check.title, 100)}</bdi><span class="category">${
  check.category === 'seo' ? 'SEO' : check.category
}</span></h4>
${check.advice ? markup`<p dir="auto">${oneLine(check.advice)}</p>` : null}
${renderEvidence(check, maxInstances)}
</li>\n`

function renderEvidence(check: CheckResult, maxInstances: number): Markup {
  const { facts, instances, more } = evidenceOf(check, maxInstances)
  const items = instances.map(
    place => markup`<li>${place.trim() === '' ? markup`<em>empty</em>` : code(place)}</li>`,
  )
  const folded = items.slice(openInstances)
  return markup`${
    facts.length > 0
      ? markup`<dl class="evidence">${facts.map(({ label, value }) => markup`<div><dt>${oneLine(label)}</dt><dd>${code(value)}</dd></div>`)}</dl>`
      : null
  }${items.length > 0 ? markup`<ul class="evidence">${items.slice(0, openInstances)}</ul>` : null}${
    folded.length > 0
      ? markup`<details class="more"><summary>Show ${folded.length} more</summary><ul class="evidence">${folded}</ul></details>`
      : null
  }${more > 0 ? markup`<p class="muted">${grouped(more)} more, not listed here</p>` : null}`
}

const code = (text: string): Markup => markup`<code>${oneLine(text, 300)}</code>`
