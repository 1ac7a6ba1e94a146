import type { DefaultTreeAdapterMap } from 'parse5'
import type { Anchor, Element, Heading, Image, Placed, Title } from './document.ts'
import { attribute, attributesOf, isHtml } from './element.ts'
import { collapse, createTextReader, type TextReader } from './element-text.ts'

type ParentNode = DefaultTreeAdapterMap['parentNode']

/** What surrounds an element. */
interface Place {
  readonly inHead: boolean
  /** It or an ancestor is `hidden` or `aria-hidden=true`. */
  readonly hidden: boolean
  /** An ancestor belongs to SVG or MathML. */
  readonly inForeign: boolean
}

interface FoundImage extends Omit<Image, 'labelledBy'> {
  /** Value of `aria-labelledby`; null without it. */
  readonly labelIds: string | null
}

/** What one walk over the tree finds, in document order. */
export interface Collected {
  /** `href` of the first `<base>` that has one. */
  baseHref: string | null
  /** See PageDocument. */
  blank: boolean
  readonly titles: Title[]
  readonly metas: Placed[]
  readonly links: Placed[]
  readonly headings: Heading[]
  readonly images: FoundImage[]
  readonly anchors: Anchor[]
  /** The first element with each id. */
  readonly ids: Map<string, Element>
  readonly textOf: TextReader
}

/**
 * Walks the tree once, without recursion: depth is up to the page. The content of `<template>` is not among its
 * children, so it is never reached.
 */
export function collect(tree: ParentNode): Collected {
  const found: Collected = {
    baseHref: null,
    blank: true,
    titles: [],
    metas: [],
    links: [],
    headings: [],
    images: [],
    anchors: [],
    ids: new Map(),
    textOf: createTextReader(),
  }
  const stack: [ParentNode, Place][] = [[tree, { inHead: false, hidden: false, inForeign: false }]]
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const [parent, place] = visit
    const within = 'tagName' in parent ? collectElement(parent, place, found) : place
    for (const child of parent.childNodes.toReversed()) {
      if ('tagName' in child) stack.push([child, within])
      else if ('value' in child && found.blank && !within.inHead) found.blank = child.value.trim() === ''
    }
  }
  return found
}

/** Notes one element and returns the place of its children. */
function collectElement(element: Element, outer: Place, found: Collected): Place {
  const place = placeOf(element, outer)
  const id = attribute(element, 'id')
  if (id && !found.ids.has(id)) found.ids.set(id, element)
  if (!showsNothing(element)) found.blank = false
  if (isHtml(element)) {
    collectors.get(element.tagName)?.(element, place, found)
    if (!place.inForeign) metadataCollectors.get(element.tagName)?.(element, place, found)
  }
  return place
}

// Of themselves; their text shows. All others count: a script can write the page, an unknown element can be a widget.
const plain = new Set(
  `html head body title meta link base style article aside br div footer header main nav p section span`.split(
    ' ',
  ),
)

const showsNothing = (element: Element): boolean =>
  isHtml(element) && plain.has(element.tagName) && !isRefresh(element)

const isRefresh = (element: Element): boolean =>
  element.tagName === 'meta' && attribute(element, 'http-equiv')?.toLowerCase() === 'refresh'

function placeOf(element: Element, outer: Place): Place {
  const html = isHtml(element)
  const inHead = outer.inHead || (html && element.tagName === 'head')
  const inForeign = outer.inForeign || !html
  const hidden = outer.hidden || isHidden(element)
  const same = inHead === outer.inHead && inForeign === outer.inForeign && hidden === outer.hidden
  return same ? outer : { inHead, hidden, inForeign }
}

const isHidden = (element: Element): boolean =>
  attribute(element, 'hidden') !== null || attribute(element, 'aria-hidden')?.toLowerCase() === 'true'

type Collector = (element: Element, place: Place, found: Collected) => void

const image =
  (tag: Image['tag']): Collector =>
  (element, { hidden }, { images }) => {
    if (tag === 'area' && attribute(element, 'href') === null) return
    if (tag === 'input' && attribute(element, 'type')?.toLowerCase() !== 'image') return
    const labelIds = attribute(element, 'aria-labelledby')
    images.push({ tag, attributes: attributesOf(element), hidden, labelIds })
  }

const heading =
  (level: Heading['level']): Collector =>
  (element, _place, { headings, textOf }) => {
    headings.push({ level, text: textOf(element) })
  }

/** These count wherever they stand; HTML inside an SVG's foreignObject is shown like any other. */
const collectors = new Map<string, Collector>([
  [
    'base',
    (element, _place, found) => {
      found.baseHref ??= attribute(element, 'href')
    },
  ],
  ['img', image('img')],
  ['area', image('area')],
  ['input', image('input')],
  [
    'a',
    (element, _place, { anchors, textOf }) => {
      anchors.push({ attributes: attributesOf(element), text: textOf(element) })
    },
  ],
])

/** What speaks for the page as a whole, which an SVG and its content do not. */
const metadataCollectors = new Map<string, Collector>([
  [
    'title',
    (element, { inHead }, { titles }) => {
      const text = element.childNodes.map(node => ('value' in node ? node.value : '')).join('')
      titles.push({ attributes: attributesOf(element), inHead, text: collapse(text) })
    },
  ],
  ['meta', (element, { inHead }, { metas }) => metas.push({ attributes: attributesOf(element), inHead })],
  ['link', (element, { inHead }, { links }) => links.push({ attributes: attributesOf(element), inHead })],
  ['h1', heading(1)],
  ['h2', heading(2)],
  ['h3', heading(3)],
  ['h4', heading(4)],
  ['h5', heading(5)],
  ['h6', heading(6)],
])
