import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { renderMarkdown } from '../support/render-markdown.ts'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

export const isElement = (node: Node): node is Element => 'tagName' in node

/** The tree a browser would show of this Markdown. */
export const rendered = (markdown: string): Node => parseFragment(renderMarkdown(markdown))

/** All elements below a node, in document order. */
export function elements(node: Node): Element[] {
  if (!('childNodes' in node)) return []
  return node.childNodes.flatMap(child => (isElement(child) ? [child, ...elements(child)] : []))
}

export const elementsNamed = (node: Node, name: string): Element[] =>
  elements(node).filter(element => element.tagName === name)

/** The text a person reads, without the joiners that are there only to break references. */
export const textOf = (node: Node): string => rawTextOf(node).replaceAll('\u2060', '')

function rawTextOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(rawTextOf).join('') : ''
}

// What GitHub's filters look for in rendered text, written as wide as they could be read.
const references = {
  mention: /(?<![\w])@[a-z\d]/i,
  email: /[\w.+-]@[a-z\d-]+\.[a-z]/i,
  issue: /#\d/,
  prefixed: /\b(?:gh|ghsa|cve)-\w/i,
  commit: /\b[\da-f]{7,40}\b/i,
  emoji: /:[\w+-]+:/,
  url: /(?:https?|ftp):\/\/|\bwww\./i,
  math: /(?:^|[\s\p{P}])\$|\$(?:$|[\s\p{P}])/u,
} satisfies Record<string, RegExp>

/** The references that GitHub would make of a tree's text. It leaves code and links alone. */
export function referencesIn(node: Node): string[] {
  if ('value' in node) {
    const text = node.value
    return Object.entries(references).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))
  }
  if (isElement(node) && ['a', 'code', 'pre'].includes(node.tagName)) return []
  return 'childNodes' in node ? node.childNodes.flatMap(referencesIn) : []
}
