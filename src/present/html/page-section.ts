import type { CheckResult, CheckStatus } from '../../report/check-result.ts'
import type { PageOutcome } from '../../report/run-result.ts'
import { oneLine, plural } from '../../report/text.ts'
import { toFix } from '../order.ts'
import { dateWords, importanceCounts, shortUrl, standing, whyWords } from '../words.ts'
import { renderFix } from './fix.ts'
import { gauge } from './gauge.ts'
import { icon, pill } from './icons.ts'
import { type Markup, markup, outLink } from './markup.ts'
import { pageAnchor, renderChange } from './page-list.ts'

export interface PageSectionOptions {
  readonly open: boolean
  /** How many places a failed check shows. */
  readonly instances: number
}

/** One page: what it is, what to fix, and, folded, the checks that need no work. */
export function renderPageSection(
  page: PageOutcome,
  index: number,
  { open, instances }: PageSectionOptions,
): Markup {
  const fixes = toFix(page)
  const work = importanceCounts(fixes)
  return markup`<details class="page card ${standing(page)}"${open ? markup` open` : null}>
<summary>${gauge(page)}<span class="head"><h3>${oneLine(shortUrl(page.url, 140))}</h3>
<span class="line">${pill(standing(page))}${renderChange(page)}${work ? markup`<span>${work} to fix</span>` : null}</span></span>${icon('chevron')}</summary>
<div class="body" id="${pageAnchor(index)}">
<p class="why" dir="auto">${oneLine(whyWords(page))}</p>
${renderFacts(page)}
${fixes.length > 0 ? markup`<ol class="fixes">${fixes.map(check => renderFix(check, instances))}</ol>` : null}
${rest(page, 'inconclusive', 'Could not be told')}
${rest(page, 'passed', 'Passed')}
${rest(page, 'notApplicable', 'Does not apply here')}
</div>
</details>\n`
}

function renderFacts({ url, report }: PageOutcome): Markup {
  const reportPage = outLink(markup`<span>Open the report</span>${icon('out')}`, report?.reportUrl ?? null)
  const facts: (readonly [string, string | Markup | null | undefined])[] = [
    ['Page', outLink(markup`<span>Open the page</span>${icon('out')}`, url)],
    ['Report page', reportPage],
    ['Project', report?.project && oneLine(report.project, 100)],
    // Who may open what cannot be opened is no one's concern: the embedded service's reports end with the run.
    ['Visible to', reportPage && report?.privacy && audiences[report.privacy]],
    ['Generated', report?.generatedAt && dateWords(report.generatedAt)],
  ]
  return markup`<dl class="facts">${facts.map(([name, value]) =>
    value ? markup`<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>` : null,
  )}</dl>`
}

const audiences = { public: 'everyone', private: 'the account only', password: 'holders of the password' }

function rest({ checks }: PageOutcome, status: CheckStatus, title: string): Markup | null {
  const some = checks.filter(check => check.status === status)
  if (some.length === 0) return null
  return markup`<details class="rest ${status}"><summary>${title}: ${plural(some.length, 'check')}</summary>
<ul>${some.map(check => markup`<li><bdi>${oneLine(check.title, 100)}</bdi>${reasonOf(check)}</li>`)}</ul></details>`
}

function reasonOf({ status, details }: CheckResult): Markup | null {
  const problem = details.problem
  return status === 'inconclusive' && typeof problem === 'string'
    ? markup`<span class="muted" dir="auto"> ${oneLine(problem, 300)}</span>`
    : null
}
