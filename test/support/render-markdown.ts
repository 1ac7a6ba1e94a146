import { readFileSync } from 'node:fs'
import MarkdownIt from 'markdown-it'

// As GitHub: tables, strikethrough and HTML allowed, autolinks of addresses but not of bare domains.
const markdown = new MarkdownIt({ html: true, linkify: true })
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: true })

/** The HTML that a GFM renderer makes of it, before GitHub's own filters. */
export const renderMarkdown = (source: string): string => markdown.render(source)

/** A page that looks like GitHub's, light and dark, for a person or a screenshot. */
export function renderMarkdownPage(source: string): string {
  const css = readFileSync(new URL(import.meta.resolve('github-markdown-css/github-markdown.css')), 'utf8')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Job summary</title>
<style>${css}
html { color-scheme: light dark }
body { margin: 0 }
.markdown-body { box-sizing: border-box; max-width: 1012px; margin: 0 auto; padding: 32px }
</style>
<body class="markdown-body">
${renderMarkdown(source)}
</body>
</html>`
}
