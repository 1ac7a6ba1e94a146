import { html } from 'parse5'
import type { Element } from './document.ts'

/** Whether an element is HTML's own, not SVG's or MathML's. */
export const isHtml = (element: Element): boolean => element.namespaceURI === html.NS.HTML

/** The value of an attribute; null when it is absent. Names of HTML attributes are lower case. */
export function attribute(element: Element, name: string): string | null {
  for (const own of element.attrs) if (own.name === name) return own.value
  return null
}

export const attributesOf = (element: Element): ReadonlyMap<string, string> =>
  new Map(element.attrs.map(({ name, value }) => [name, value]))
