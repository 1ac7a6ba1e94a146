/** One link of a `Link` header. */
export interface HeaderLink {
  /** As written. */
  readonly href: string
  /** Lower-case names; of repeated parameters the first, as RFC 8288 has it for `rel`. */
  readonly parameters: ReadonlyMap<string, string>
}

/** The links of one `Link` header line (RFC 8288 section 3); what is not of that form is left out. */
export function parseLinkHeader(line: string): HeaderLink[] {
  return splitOutsideQuotes(line, ',').flatMap(text => {
    const [, href, rest] = /^\s*<([^>]*)>(.*)$/s.exec(text) ?? []
    return href === undefined || rest === undefined
      ? []
      : [{ href: href.trim(), parameters: parseParameters(rest) }]
  })
}

function parseParameters(text: string): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const parameter of splitOutsideQuotes(text, ';')) {
    const equals = parameter.indexOf('=')
    const name = parameter
      .slice(0, equals === -1 ? undefined : equals)
      .trim()
      .toLowerCase()
    const value = equals === -1 ? '' : unquote(parameter.slice(equals + 1).trim())
    if (name !== '' && !parameters.has(name)) parameters.set(name, value)
  }
  return parameters
}

const unquote = (value: string): string =>
  value.startsWith('"') ? value.replace(/^"|"$/g, '').replace(/\\(.)/gs, '$1') : value

/** Splits at a separator that stands neither in a quoted string nor in `<…>`. */
function splitOutsideQuotes(text: string, separator: string): string[] {
  const pieces: string[] = []
  let start = 0
  let closing = ''
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    if (closing === '"' && character === '\\') index++
    else if (closing !== '') closing = character === closing ? '' : closing
    else if (character === '"') closing = '"'
    else if (character === '<') closing = '>'
    else if (character === separator) {
      pieces.push(text.slice(start, index))
      start = index + 1
    }
  }
  return [...pieces, text.slice(start)]
}
