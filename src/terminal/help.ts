import { type InputDefinition, inputDefinitions } from '../report/action-interface.ts'

const flagWidth = 16
const textWidth = 76

/** What `--help` prints. */
export function helpText(): string {
  return `Usage: seo-report check [urls…] [options]

Creates or refreshes an SEO report for each page URL, prints a summary, writes results.json,
summary.md and index.html, and exits with 0 (passed), 1 (a gate failed) or 2 (could not run, could
not check).

Options:
${Object.entries<InputDefinition>(inputDefinitions).map(flag).join('\n')}
  --help, -h      Print this text.
  --version, -v   Print the version.

Examples:
  seo-report check https://example.com/ https://example.com/about
  seo-report check --urls-file pages.txt --fail-on decent
`
}

function flag([name, { default: fallback, description, secretVariable }]: [string, InputDefinition]): string {
  const notes = [
    ...(secretVariable ? [`Better set ${secretVariable}: shells record flags.`] : []),
    ...(name === 'report-dir' ? ['Default: ./seo-report'] : fallback ? [`Default: ${fallback}`] : []),
  ]
  const text = name === 'report-dir' ? 'Folder for results.json, summary.md and index.html.' : description
  const lines = wrap([text, ...notes].join(' '))
  return lines
    .map((line, index) => `  ${(index === 0 ? `--${name}` : '').padEnd(flagWidth)}${line}`)
    .join('\n')
}

function wrap(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.length - 1
    if (`${lines[last]} ${word}`.length > textWidth) lines.push(word)
    else lines[last] = `${lines[last]} ${word}`.trimStart()
  }
  return lines
}
