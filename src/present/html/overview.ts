import type { RunResult } from '../../report/run-result.ts'
import { pageHeadline } from '../failure-message.ts'
import { dateWords, engineWords, extentWords, failOnWords, type Standing } from '../words.ts'
import { icon } from './icons.ts'
import { type Markup, markup } from './markup.ts'

/** The verdict, the facts of the run, and how the pages are spread over the results. */
export function renderOverview(result: RunResult): Markup {
  const headline = pageHeadline(result)
  const tone = overallTone(result)
  return markup`<header class="verdict ${tone}">
<p class="brand">${icon('logo')}SEO report<time datetime="${result.startedAt}">${dateWords(result.startedAt)}</time></p>
<h1>${icon(tone)}<span>${headline.charAt(0).toUpperCase() + headline.slice(1)}</span></h1>
<p class="facts"><span>${extentWords(result)}</span><span>${failOnWords(result)}</span><span>${engineWords(result.engine)}</span></p>
${spread(result)}
</header>`
}

function overallTone({ passed, counts }: RunResult): Standing {
  if (!passed) return 'bad'
  return counts.bad + counts.errors > 0 ? 'decent' : 'good'
}

function spread({ counts, pages }: RunResult): Markup {
  const parts = [
    { standing: 'good', label: 'good', count: counts.good },
    { standing: 'decent', label: 'decent', count: counts.decent },
    { standing: 'bad', label: 'bad', count: counts.bad },
    { standing: 'error', label: 'not checked', count: counts.errors },
  ] as const
  let start = 0
  const bars = parts.map(({ standing, count }) => {
    const bar = markup`<rect class="${standing}" x="${start}" width="${count}" height="1"/>`
    start += count
    return bar
  })
  // The bar only repeats the counts below it.
  return markup`<svg class="spread" viewBox="0 0 ${Math.max(1, pages.length)} 1" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>
<ul class="counts">${parts.map(
    ({ standing, label, count }) =>
      markup`<li class="${standing}${count === 0 ? ' none' : ''}">${icon(standing)}<strong>${count}</strong> ${label}</li>`,
  )}</ul>`
}
