import type { PageOutcome } from '../../report/run-result.ts'
import { plural } from '../../report/text.ts'
import { escapeMarkdown } from '../markdown.ts'
import { groupedByCause } from '../order.ts'
import { takeWhileFits } from './budget.ts'

// More than these say no longer what the pages have in common.
const maxCauses = 5

export interface SharedCauses {
  /** A list, one item a cause. */
  readonly items: readonly string[]
  /** The pages that need no more than their code in the table. */
  readonly told: ReadonlySet<PageOutcome>
}

/** What keeps at least two pages from being checked, most pages first, as far as it fits. */
export function renderSharedCauses(pages: readonly PageOutcome[], maxBytes: number): SharedCauses {
  const causes = groupedByCause(pages)
    .filter(group => group.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, maxCauses)
  const items = takeWhileFits(causes.map(renderCause), maxBytes)
  return { items, told: new Set(causes.slice(0, items.length).flat()) }
}

function renderCause(pages: readonly PageOutcome[]): string {
  const { code = '', message = '' } = pages[0]?.error ?? {}
  return `- **${code}** on ${plural(pages.length, 'page')}: ${escapeMarkdown(message)}\n`
}
