import { normalizePageUrl } from '../report/page-url.ts'

/**
 * The pages that a service's spelling of a URL stands for, normalized: one, or both schemes where the service
 * has dropped it, or none. Nothing else is forgiven: `/about` and `/about/` are two pages.
 */
export function pagesOf(stored: string): string[] {
  const url = normalizePageUrl(stored)
  if (url !== null) return [url]
  if (/^\s*[a-z][a-z\d+.-]*:\/\//i.test(stored)) return []
  return ['https', 'http'].flatMap(scheme => normalizePageUrl(`${scheme}://${stored.trim()}`) ?? [])
}

/** Whether a service's spelling of a URL means a page. @param url normalized */
export const isPage = (stored: string, url: string): boolean => pagesOf(stored).includes(url)

/**
 * What to search for to find a page, or all pages of an origin: without scheme, and of a home page without
 * slash, because a service may have stored it so.
 */
export const searchText = (url: string): string => url.replace(/^\w+:\/\//, '').replace(/^([^/?]+)\/$/, '$1')

/** Whether a search for that text may rightly have found a report. */
export const isFoundBy = (search: string, stored: string): boolean =>
  [stored, ...pagesOf(stored)].some(spelling => spelling.toLowerCase().includes(search.toLowerCase()))
