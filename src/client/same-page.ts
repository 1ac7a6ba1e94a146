import { domainToUnicode } from 'node:url'
import { normalizePageUrl } from '../report/page-url.ts'

/** Whether a service's spelling of a URL means a page. Both are normalized; `/about` and `/about/` are two pages. */
export const isPage = (stored: string, url: string): boolean => normalizePageUrl(stored) === url

/**
 * What to search for to find a page, or all pages of an origin (by its home page): a home page without its
 * slash, because a service may have stored it so, and a second spelling where a service may have stored what a
 * person reads: `bücher.example` for `xn--bcher-kva.example`, `/ä` for `/%C3%A4`.
 */
export function searchTexts(url: string): string[] {
  const { protocol, hostname, port, pathname, search } = new URL(url)
  const path = `${pathname}${search}`
  const readable = `${protocol}//${domainToUnicode(hostname) || hostname}${port && `:${port}`}${decoded(path)}`
  return [...new Set([url, readable].map(text => text.replace(/^(\w+:\/\/[^/?]+)\/$/, '$1')))]
}

/** Whether a search for one of some texts may rightly have found a report. */
export const isFoundBy = (searches: readonly string[], stored: string): boolean =>
  [stored, normalizePageUrl(stored) ?? ''].some(spelling =>
    searches.some(search => spelling.toLowerCase().includes(search.toLowerCase())),
  )

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
