import { isObject, type Json } from './decode-fields.ts'
import type { Fields } from './request.ts'

/**
 * The query of the next page of a list, from what the answer tells: `links.next`, `next_page_url`, or the
 * last page's number; where it tells nothing, a full page has a next one. Null: this was the last page.
 *
 * Of an address only the query is used, laid over the one just sent: services behind a proxy often name
 * another scheme or host than the one they are reached by, and the key must not go there.
 */
export function nextPage(value: unknown, query: Fields, isFull: boolean): Fields | null {
  const told = isObject(value) ? value : {}
  const { links, meta } = told
  const next = [
    isObject(links) ? links.next : undefined,
    told.next_page_url,
    isObject(meta) ? meta.next_page_url : undefined,
  ]
  const address = next.find(link => link !== undefined)
  if (address === null) return null
  if (typeof address === 'string') {
    const parameters = URL.parse(address, 'http://list.invalid')?.searchParams
    if (parameters) return { ...query, ...Object.fromEntries(parameters) }
  }
  const page = Number(query.page ?? 1)
  const last = lastPage(told)
  const more = last === null ? isFull : page < last
  return more ? { ...query, page: page + 1 } : null
}

/** How many entries the whole list has; null where the service does not tell. */
export function listTotal(value: unknown): number | null {
  if (!isObject(value)) return null
  return wholeNumber(isObject(value.meta) ? value.meta.total : value.total)
}

function lastPage(told: Json): number | null {
  return wholeNumber(isObject(told.meta) ? told.meta.last_page : told.last_page)
}

const wholeNumber = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null
