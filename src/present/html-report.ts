import { createHash } from 'node:crypto'
import type { RunResult } from '../report/run-result.ts'
import { pageHeadline } from './failure-message.ts'
import { renderCommonProblems } from './html/common-problems.ts'
import { renderFilter } from './html/filter.ts'
import { iconSprite } from './html/icons.ts'
import { markup, trusted } from './html/markup.ts'
import { renderOverview } from './html/overview.ts'
import { renderPageList } from './html/page-list.ts'
import { renderPageSection } from './html/page-section.ts'
import { styles } from './html/styles.ts'
import { toFix, worstFirst } from './order.ts'

// No scripts, no requests: the page is as safe as the text in it, whoever hosts it.
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; img-src data:; base-uri 'none'; form-action 'none'`

const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%232f5bea' stroke-width='1.8'%3E%3Ccircle cx='6.8' cy='6.8' r='5.3'/%3E%3Cpath d='m10.8 10.8 4 4M4.5 7l1.6 1.6L9.2 5'/%3E%3C/svg%3E"

// A person reads the first pages; folded ones cost nothing to scroll past.
const maxOpenPages = 10

/**
 * The report as one HTML document that needs nothing else: an overview, then each page with what to fix,
 * worst first. Holds no script and makes no request; all foreign text is escaped.
 */
export function renderHtmlReport(result: RunResult): string {
  const pages = worstFirst(result.pages)
  // Bounds the file: 20 places a check, but 5 in a run of many pages. results.json has all.
  const instances = pages.length > 50 ? 5 : 20
  const title = `SEO report: ${pageHeadline(result)}`
  const document = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="What to fix on each page, worst first, with evidence and advice.">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${favicon}">
<style>${trusted(styles)}</style>
</head>
<body>
${iconSprite}
<main>
${renderOverview(result)}
${renderCommonProblems(pages)}
${
  pages.length === 0
    ? null
    : markup`<section class="card" aria-labelledby="pages">
<div class="bar"><h2 id="pages">Pages</h2>${renderFilter(pages)}</div>
${renderPageList(pages)}
</section>
<section aria-labelledby="details">
<h2 id="details">Page by page</h2>
${pages.map((page, index) =>
  renderPageSection(page, index, {
    open:
      index < maxOpenPages && (page.verdict !== 'passed' || (pages.length === 1 && toFix(page).length > 0)),
    instances,
  }),
)}</section>`
}
</main>
</body>
</html>
`
  return document.toString()
}
