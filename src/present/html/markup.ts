import { html, raw } from 'hono/html'
import { httpUrlOrNull } from '../../report/page-url.ts'

/** HTML whose values have been escaped. */
export type Markup = ReturnType<typeof raw>

type Value = string | number | null | Markup | readonly Value[]

/** Hono's `html`, which escapes every string put in, for values that are there at once. */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const result = html(strings, ...values)
  // Hono waits for promises only; `Value` lets none in.
  if (result instanceof Promise) throw new TypeError('markup takes no promises')
  return result
}

/** Text that is HTML already: our own style sheet, never foreign. */
export const trusted = (text: string): Markup => raw(text)

/** A link that leaves the report; nothing when the URL is not http(s). */
export function outLink(content: Markup, url: string | null): Markup | null {
  const target = httpUrlOrNull(url)
  return target === null ? null : markup`<a href="${target}" rel="noopener noreferrer">${content}</a>`
}
