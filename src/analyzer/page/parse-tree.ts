import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5'

export type Document = DefaultTreeAdapterMap['document']

/**
 * More elements than any real page has. Unclosed formatting tags let 100 kB of markup demand billions of elements
 * (each new paragraph opens all of them again), which would end the process for all pages.
 */
const defaultMaxElements = 500_000

class TooManyElements extends Error {}

/**
 * Parses a page as a browser with scripting does: the content of `<noscript>` is text.
 * When the page needs more than `maxElements`, the tree is what was built until then and `complete` is false.
 */
export function parseTree(
  html: string,
  maxElements = defaultMaxElements,
): { readonly tree: Document; readonly complete: boolean } {
  const tree = defaultTreeAdapter.createDocument()
  let elements = 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createDocument: () => tree,
    createElement(tagName, namespace, attributes) {
      elements += 1
      if (elements > maxElements) throw new TooManyElements()
      return defaultTreeAdapter.createElement(tagName, namespace, attributes)
    },
  }
  try {
    parse(html, { treeAdapter, scriptingEnabled: true })
    return { tree, complete: true }
  } catch (error) {
    if (error instanceof TooManyElements) return { tree, complete: false }
    throw error
  }
}
