import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5'
import { PageUnreachableError } from '../fetch/page-unreachable-error.ts'

export type Document = DefaultTreeAdapterMap['document']

/**
 * More elements than any real page has. Unclosed formatting tags let 100 kB of markup demand billions of elements
 * (each new paragraph opens all of them again), which would end the process for all pages.
 */
const defaultMaxElements = 500_000

/**
 * Parses a page as a browser with scripting does: the content of `<noscript>` is text.
 *
 * @throws PageUnreachableError when the page needs more than `maxElements`: half a page gets no verdict
 */
export function parseTree(html: string, maxElements = defaultMaxElements): Document {
  let elements = 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      elements += 1
      if (elements > maxElements) throw tooMany(maxElements)
      return defaultTreeAdapter.createElement(tagName, namespace, attributes)
    },
  }
  return parse(html, { treeAdapter, scriptingEnabled: true })
}

const tooMany = (maxElements: number): PageUnreachableError =>
  new PageUnreachableError(
    `The page has more than ${maxElements.toLocaleString('en')} elements, more than any browser shows well: make it smaller, and close the tags it leaves open.`,
  )
