import type { DefaultTreeAdapterMap } from 'parse5'
import type { Element } from './document.ts'
import { attribute, isHtml } from './element.ts'

type Node = DefaultTreeAdapterMap['node']

// Headings and links can be nested by the ten thousand in hostile markup, and each would read all the others again:
// one reads so many nodes at most, and all of a page together so many.
const maxNodes = 1_000
const maxNodesPerPage = 2_000_000
// More than anyone reads as a heading or a link; without it, nested headings around one long text copy it each.
const maxCharacters = 2_000
// Of one text node, white space included.
const maxPieceCharacters = 20_000

// Their content is code, or what is shown only instead of something else.
const silent = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'noembed', 'noframes', 'object'])

// Elements that begin on a line of their own, so that the words around them do not run together.
const separate = new Set(
  `address article aside blockquote br dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hr li main nav ol p pre section summary table td th tr ul`.split(/\s+/),
)

/** White space collapsed to single spaces, none at either end. */
export const collapse = (text: string): string => squeeze(text).trim()

const squeeze = (text: string): string => text.replace(/\s+/g, ' ')

export type TextReader = (element: Element) => string

/**
 * Makes a reader for one page: what an element says, that is its text and the text alternatives of its images,
 * white space collapsed. It reads the first 1,000 nodes and 2,000 characters of an element, and 2,000,000 nodes in all.
 */
export function createTextReader(): TextReader {
  let nodesLeft = maxNodesPerPage
  return element => {
    const text: string[] = []
    let room = maxCharacters
    const write = (piece: string): void => {
      text.push(piece.slice(0, room))
      room = Math.max(0, room - piece.length)
    }
    // A string on the stack is a space that is due when an element has ended.
    const stack = childrenOf(element)
    for (let read = 0; read < maxNodes && nodesLeft > 0 && room > 0; read += 1) {
      const next = stack.pop()
      if (next === undefined) break
      nodesLeft -= 1
      if (typeof next === 'string') write(next)
      else if ('value' in next) write(squeeze(next.value.slice(0, maxPieceCharacters)))
      else if ('tagName' in next && !silent.has(next.tagName)) {
        const space = separate.has(next.tagName) ? ' ' : ''
        write(`${space}${alternative(next)}`)
        stack.push(space, ...childrenOf(next))
      }
    }
    return collapse(text.join(''))
  }
}

/** The children that can be read at all, last first. */
const childrenOf = (element: Element): (Node | string)[] => element.childNodes.slice(0, maxNodes).reverse()

function alternative(element: Element): string {
  const isImage =
    element.tagName === 'img' ||
    element.tagName === 'area' ||
    (element.tagName === 'input' && attribute(element, 'type')?.toLowerCase() === 'image')
  return isImage && isHtml(element) ? (attribute(element, 'alt') ?? '') : ''
}
