import { httpUrlOrNull } from '../report/page-url.ts'
import { oneLine } from '../report/text.ts'

// U+2060 WORD JOINER: invisible, no line break, and never in foreign text, because `oneLine` drops it.
const joiner = '\u2060'

/**
 * Foreign text as Markdown that renders as exactly this text, on one line, in any place: prose, a list
 * item, a table cell, a heading, or inside an HTML block.
 *
 * ASCII punctuation becomes numeric character references, so no Markdown or HTML syntax is left, nor
 * `::` or `##[` for a log. GitHub looks for mentions, references, emoji and math after rendering, where
 * references are characters again; those sequences are broken by an invisible word joiner.
 *
 * @param maxCharacters longer text is cut and ends in `…`
 */
export const escapeMarkdown = (text: string, maxCharacters = 500): string =>
  toReferences(breakReferences(oneLine(text, maxCharacters)))

/**
 * Foreign text as `<code>`: GitHub looks for no mention or reference there. HTML rather than backticks,
 * because a backtick span cannot hold a table's `|` and would print `##[` to a log as it is.
 * Empty text gives an empty string.
 */
export function codeSpan(text: string, maxCharacters = 200): string {
  const line = oneLine(text, maxCharacters)
  // GFM makes e-mail links of any text node, also between HTML tags.
  return line === '' ? '' : `<code>${toReferences(line.replace(/@(?=\w)/g, `@${joiner}`))}</code>`
}

// Longer targets are of no use to a person, and 500 of them would fill the summary's byte budget.
const maxTargetCharacters = 2000

/** Whether `link` makes a link of it: an http(s) URL of at most 2,000 characters. */
export const isLinkable = (url: string | null): boolean => linkTarget(url) !== null

/** Foreign text linked to a foreign URL, or the escaped text alone when the URL is not linkable. */
export function link(text: string, url: string | null, maxCharacters = 100): string {
  const target = linkTarget(url)
  if (target === null) return escapeMarkdown(text, maxCharacters)
  // Links are exempt from mentions and references; math is not.
  const label = toReferences(breakMath(oneLine(text, maxCharacters)))
  return `[${label}](${target.replace(/[^\w\-./:?=%+,~]/g, toReference)})`
}

function linkTarget(url: string | null): string | null {
  const target = httpUrlOrNull(url)
  return target !== null && target.length <= maxTargetCharacters ? target : null
}

const toReference = (character: string): string => `&#${character.codePointAt(0)};`

// Left as they are, to keep the source readable: letters, digits, and the marks that mean nothing to
// Markdown where they stand. `.` and `-` begin a list or a rule except after a letter.
const toReferences = (text: string): string =>
  text.replace(/(?<![a-z])[.-]|[!-&(-+:<-@[-`{-~\u2060]/gi, toReference)

// https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
const breakReferences = (text: string): string =>
  breakMath(text)
    // Mentions and e-mail addresses.
    .replace(/@(?=\w)/g, `@${joiner}`)
    // Issues: #1, owner/repo#1, GH-1; advisories.
    .replace(/#(?=\d)|\b(?:gh|ghsa|cve)-(?=\w)/gi, `$&${joiner}`)
    // Commits: 7 to 40 hexadecimal digits.
    .replace(/\b[\da-f]{7,40}\b/gi, run => run.replace(/.{6}(?=.)/g, `$&${joiner}`))
    // Emoji shortcodes and addresses.
    .replace(/:(?=[\w+-]+:|\/\/)|\bwww(?=\.)/gi, `$&${joiner}`)

const breakMath = (text: string): string => text.replaceAll('$', `${joiner}$${joiner}`)
