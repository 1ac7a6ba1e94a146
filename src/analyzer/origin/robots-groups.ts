import { oneLine } from '../../report/text.ts'
import { normalizeOctets } from './robots-pattern.ts'

export interface RobotsRule {
  readonly allow: boolean
  /** Normalized, never empty. */
  readonly pattern: string
  /** The line as written, without comment. */
  readonly line: string
}

/** Rules and the agents they are for: product names in lower case, or `*`. */
export interface RobotsGroup {
  readonly agents: Set<string>
  readonly rules: RobotsRule[]
}

/** Google reads this much and ignores the rest; RFC 9309 section 2.5 asks for no less. */
export const maxRobotsTxtBytes = 500 * 1024

// Google's parser ignores what a line has beyond 8 times the 2,083 octets that a URL was once allowed.
const maxLineOctets = 2083 * 8

/**
 * The groups of a robots.txt file, as RFC 9309 and Google's open-source parser read it: misspelt field names and a
 * missing colon are understood, and lines that are no rule (`Sitemap`, `Crawl-delay`) do not end a group.
 */
export function parseGroups(body: Uint8Array): RobotsGroup[] {
  const groups: RobotsGroup[] = []
  let group: RobotsGroup | null = null
  let hasRules = false
  for (const line of linesOf(body)) {
    const field = parseField(line)
    if (field?.kind === 'agent') {
      if (!group || hasRules) {
        group = { agents: new Set(), rules: [] }
        groups.push(group)
      }
      hasRules = false
      group.agents.add(productName(field.value))
    } else if (field && group) {
      hasRules = true
      group.rules.push(...rulesOf(field, line))
    }
  }
  return groups
}

/** Lines without comment and outer white space, one character per octet. */
function linesOf(body: Uint8Array): string[] {
  const text = Buffer.from(body.subarray(0, maxRobotsTxtBytes)).toString('latin1')
  const lines = text.replace(/^\xef\xbb\xbf/, '').split(/\r\n|[\r\n]/)
  // Half a rule is not what its author meant.
  if (body.byteLength >= maxRobotsTxtBytes) lines.pop()
  return lines.map(line => trim((line.slice(0, maxLineOctets).split('#', 1)[0] ?? '').replaceAll('\0', '')))
}

interface Field {
  readonly kind: 'agent' | 'allow' | 'disallow'
  readonly value: string
}

/** How field names begin that Google's parser knows, common misspellings included. */
const fieldNames: readonly (readonly [kind: Field['kind'], name: RegExp])[] = [
  ['agent', /^(?:user-agent|useragent|user agent)/i],
  ['allow', /^allow/i],
  ['disallow', /^(?:disallow|dissallow|dissalow|disalow|diasllow|disallaw)/i],
]

function parseField(line: string): Field | null {
  const colon = line.indexOf(':')
  const end = colon === -1 ? line.search(/[\t ]/) : colon
  if (end <= 0) return null
  const value = trim(line.slice(end + 1))
  // White space stands in for a forgotten colon, but only between exactly two words.
  if (colon === -1 && /[\t ]/.test(value)) return null
  const name = trim(line.slice(0, end))
  const kind = fieldNames.find(([, known]) => known.test(name))?.[0]
  return kind ? { kind, value } : null
}

/** Google cuts an agent's name at the first character outside letters, `_` and `-`; text after `* ` is ignored. */
const productName = (value: string): string =>
  /^\*(?:\s|$)/.test(value) ? '*' : (/^[a-z_-]*/i.exec(value)?.[0].toLowerCase() ?? '')

/** No rule for an empty value, which matches nothing. */
function rulesOf({ kind, value }: Field, written: string): RobotsRule[] {
  if (value === '') return []
  const allow = kind === 'allow'
  const line = oneLine(Buffer.from(written, 'latin1').toString('utf8'))
  const pattern = normalizeOctets(value)
  // Google: to allow a directory's index page is to allow the directory's own address.
  const index = allow ? /^(.*\/)index\.htm[^/]*$/s.exec(pattern)?.[1] : undefined
  return [pattern, ...(index ? [`${index}$`] : [])].map(each => ({ allow, pattern: each, line }))
}

/** ASCII white space only: an octet such as A0 is part of a character. */
function trim(octets: string): string {
  let start = 0
  let end = octets.length
  while (start < end && isSpace(octets.charCodeAt(start))) start += 1
  while (end > start && isSpace(octets.charCodeAt(end - 1))) end -= 1
  return octets.slice(start, end)
}

const isSpace = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d)
