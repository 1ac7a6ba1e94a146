import type { RequestContext } from './context.ts'
import { listTotal, nextPage } from './next-page.ts'
import { type Answer, type Fields, request } from './request.ts'

/** The page sizes of the interface. */
export type PerPage = 10 | 25 | 50 | 100
// A service may send fewer than it was asked for without saying so: such a first page may be full all the same.
const pageSizes: ReadonlySet<number> = new Set([10, 25, 50, 100])

export interface ListPage<T> {
  readonly entries: readonly T[]
  /** Whether the service says, or a full page suggests, that there are more pages. */
  readonly hasMore: boolean
  /** Entries of the whole list; null where the service does not tell. */
  readonly total: number | null
}

/** A walk ends here, as an error, even where a service invents pages without end: 1,000 pages of 100. */
const maxPages = 1_000

/**
 * The pages of a list in the service's order, one request each, as far as the caller reads. An entry that
 * was told before is left out; a page without any new one is the last.
 *
 * @param path of the list
 * @param query with `per_page`
 * @param decode entries of an answer, null for one to leave out
 * @param keyOf what tells entries apart
 */
export async function* listPages<T>(
  context: RequestContext,
  path: string,
  query: Fields & { readonly per_page: PerPage },
  decode: (answer: Answer) => (T | null)[],
  keyOf: (entry: T) => string,
  signal?: AbortSignal,
): AsyncGenerator<ListPage<T>, void, undefined> {
  const seen = new Set<string>()
  let next: Fields | null = query
  let pageSize: number = query.per_page
  for (let page = 1; next; page++) {
    const answer: Answer = await request(context, 'GET', path, { query: next, signal })
    const all = decode(answer)
    const entries = all.filter(entry => entry !== null).filter(entry => !seen.has(keyOf(entry)))
    for (const entry of entries) seen.add(keyOf(entry))
    if (page === 1 && pageSizes.has(all.length)) pageSize = all.length
    const isFull = all.length >= pageSize
    next = entries.length > 0 ? nextPage(answer.value, next, isFull) : null
    yield { entries, hasMore: next !== null, total: listTotal(answer.value) }
    if (next && page >= maxPages) throw answer.unusable(`the list does not end after ${maxPages} pages`)
  }
}

/** The entries of all pages, one by one. */
export async function* entriesOf<T>(pages: AsyncIterable<ListPage<T>>): AsyncGenerator<T, void, undefined> {
  for await (const { entries } of pages) yield* entries
}
