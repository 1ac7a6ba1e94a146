/** One directive such as `noindex` or `unavailable_after: 25 Jun 2010`. */
export interface RobotsDirective {
  /** Lower case. */
  readonly name: string
  /** What stands after its colon; empty when it has none. */
  readonly value: string
}

// In a header, anything else before a colon is the name of a crawler.
const directivesWithValue = ['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']

/**
 * The directives of a `<meta name="robots">`, of whichever crawler its name says.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export const parseRobotsMeta = (content: string): RobotsDirective[] => parts(content).map(directive)

/**
 * The directives of one X-Robots-Tag line that apply to a crawler: those before the first crawler's name
 * apply to all, those after a name to that crawler until the next name.
 *
 * @param line one header line; joining lines would put the directives of one under the name in another
 * @param agent lower case
 */
export function parseXRobotsTag(line: string, agent: string): RobotsDirective[] {
  let applies = true
  const directives: RobotsDirective[] = []
  for (const part of parts(line)) {
    let rest = part
    const { name, value } = directive(part)
    if (part.includes(':') && !directivesWithValue.includes(name)) {
      applies = name === agent
      rest = value
    }
    if (applies) directives.push(directive(rest))
  }
  return directives
}

/** Splits at commas, except at the one in a date such as `Friday, 25-Jun-10 15:00:00 GMT`. */
function parts(text: string): string[] {
  const joined: string[] = []
  let endsInDate = false
  for (const piece of text.split(',')) {
    // No directive begins with a bare number, and crawlers' names that begin with one go on with letters.
    const restOfDate: boolean = endsInDate && /^\s*\d+(?:[\s-]|$)/.test(piece)
    if (restOfDate) joined.push(`${joined.pop()},${piece}`)
    else joined.push(piece)
    endsInDate = !restOfDate && /unavailable_after\s*:/i.test(piece)
  }
  return joined
}

function directive(text: string): RobotsDirective {
  const colon = text.indexOf(':')
  const end = colon === -1 ? text.length : colon
  return { name: text.slice(0, end).trim().toLowerCase(), value: text.slice(end + 1).trim() }
}
