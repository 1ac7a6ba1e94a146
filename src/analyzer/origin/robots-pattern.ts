// RFC 3986 section 2.3: percent-encoded or not, these mean the same.
const unreserved = /[A-Za-z0-9._~-]/

/**
 * A path pattern or path in the one spelling in which they are compared (RFC 9309 section 2.2.2): octets beyond ASCII
 * percent-encoded, escapes of unreserved characters undone, all others in upper case.
 *
 * @param octets one character per octet
 */
export const normalizeOctets = (octets: string): string =>
  octets.replace(/%[0-9a-f]{2}|[\x80-\xff]/gi, found => {
    if (!found.startsWith('%')) return escapeOctet(found)
    const octet = String.fromCharCode(Number.parseInt(found.slice(1), 16))
    return unreserved.test(octet) ? octet : found.toUpperCase()
  })

/** What robots.txt rules are matched against: path and query, with a literal `*` or `$` escaped. */
export function matchPath(url: string): string {
  const { pathname, search } = new URL(url)
  return normalizeOctets(`${pathname}${search}`).replace(/[*$]/g, escapeOctet)
}

const escapeOctet = (octet: string): string =>
  `%${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/**
 * Whether a pattern matches a path from its start. `*` stands for any octets, `$` at the end for the path's end.
 * Each piece between stars is searched for once, so that no number of stars makes it slow.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$')
  const [head = '', ...pieces] = (anchored ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(head)) return false
  let at = head.length
  if (anchored && pieces.length === 0) return at === path.length
  const tail = anchored ? (pieces.pop() ?? '') : ''
  for (const piece of pieces) {
    const found = path.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return path.length - at >= tail.length && path.endsWith(tail)
}
