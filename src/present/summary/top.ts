import type { RunResult } from '../../report/run-result.ts'
import { pageHeadline } from '../failure-message.ts'
import { escapeMarkdown } from '../markdown.ts'
import { engineWords, extentWords, failOnWords } from '../words.ts'
import { marks } from './marks.ts'

/** The heading with the verdict, and one line of counts, engine and duration. */
export function renderSummaryTop(result: RunResult): string {
  const { good, decent, bad, errors } = result.counts
  const counts = [
    [good, 'good'],
    [decent, 'decent'],
    [bad, 'bad'],
    [errors, 'not checked'],
  ] as const
  const line = [
    counts.map(([count, word]) => `**${count}** ${word}`).join(', '),
    extentWords(result),
    failOnWords(result),
    escapeMarkdown(engineWords(result.engine)),
  ].join(' · ')
  return `## ${headingMark(result)} SEO report: ${pageHeadline(result)}\n\n${line}\n`
}

function headingMark({ passed, counts }: RunResult): string {
  if (!passed) return marks.bad
  return counts.bad + counts.errors > 0 ? marks.decent : marks.good
}
