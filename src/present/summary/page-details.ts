import { type CheckResult, importances } from '../../report/check-result.ts'
import type { PageOutcome } from '../../report/run-result.ts'
import { evidenceOf } from '../evidence.ts'
import { codeSpan, escapeMarkdown } from '../markdown.ts'
import { toFix } from '../order.ts'
import { grouped, importanceCounts, shortUrl, standing } from '../words.ts'
import { marks } from './marks.ts'

/** How much evidence the details of a page show. */
export interface DetailLevel {
  readonly facts: number
  readonly instances: number
  readonly characters: number
}

/** From the fullest to none. */
export const detailLevels: readonly DetailLevel[] = [
  { facts: 8, instances: 8, characters: 200 },
  { facts: 2, instances: 2, characters: 80 },
  { facts: 0, instances: 0, characters: 0 },
]

/** Folded: what to fix on one page, highest importance first, with advice and evidence. */
export function renderPageDetails(page: PageOutcome, level: DetailLevel): string {
  const fixes = toFix(page)
  const groups = importances.flatMap(importance => {
    const group = fixes.filter(check => check.importance === importance)
    return group.length === 0
      ? []
      : [`#### ${groupTitles[importance]}\n\n${group.map(check => renderFix(check, level)).join('')}`]
  })
  // The blank line after the summary ends the HTML block, so that what follows is Markdown again.
  return `<details>
<summary>${marks[standing(page)]} ${codeSpan(shortUrl(page.url, 100))} ${importanceCounts(fixes)}</summary>

${groups.join('\n')}
</details>
`
}

const groupTitles = { high: 'High importance', medium: 'Medium importance', low: 'Low importance' }

function renderFix(check: CheckResult, level: DetailLevel): string {
  const advice = check.advice ? `: ${escapeMarkdown(check.advice)}` : ''
  const evidence = renderEvidence(check, level).map(line => `  - ${line}\n`)
  return `- **${escapeMarkdown(check.title, 100)}**${advice}\n${evidence.join('')}`
}

function renderEvidence(check: CheckResult, level: DetailLevel): string[] {
  if (level.characters === 0) return []
  const { facts, instances, more } = evidenceOf(check, level.instances)
  const told = facts
    .slice(0, level.facts)
    .map(({ label, value }) => `${escapeMarkdown(label)}: ${codeSpan(value, level.characters)}`)
  return [
    ...(told.length > 0 ? [told.join(' · ')] : []),
    ...instances.map(instance => codeSpan(instance, level.characters) || '<em>empty</em>'),
    ...(more > 0 ? [`and ${grouped(more)} more`] : []),
  ]
}
