import { html } from 'parse5'
import { linkBase } from './base-url.ts'
import { decode, metaEncoding, type SniffedEncoding, sniffEncoding } from './charset.ts'
import { type Collected, collect } from './collect.ts'
import type { Element, Image, PageDocument } from './document.ts'
import { attributesOf } from './element.ts'
import { type Document, parseTree } from './parse-tree.ts'

export interface ParseOptions {
  /** Value of the Content-Type header; null when it is absent. */
  readonly contentType: string | null
  /** The page's address after redirects. */
  readonly finalUrl: string
}

interface Reading extends SniffedEncoding {
  readonly tree: Document
  readonly found: Collected
}

/**
 * Reads a page as a browser does: sniffs the encoding, decodes, parses and collects what the checks look at.
 * Any bytes give a document. Nothing of the tree is kept.
 *
 * @throws PageUnreachableError for a page of more than 500,000 elements
 */
export function parseDocument(body: Uint8Array, { contentType, finalUrl }: ParseOptions): PageDocument {
  const { tree, found, encoding, source } = readPage(body, contentType)
  const doctype = tree.childNodes.find(node => node.nodeName === '#documentType')
  const root = tree.childNodes.find(node => node.nodeName === 'html')
  return {
    encoding,
    encodingSource: source,
    doctype: doctype && 'publicId' in doctype ? pick(doctype) : null,
    quirks: tree.mode === html.DOCUMENT_MODE.QUIRKS,
    htmlAttributes: root && 'attrs' in root ? attributesOf(root) : new Map(),
    baseUrl: linkBase(finalUrl, found.baseHref),
    blank: found.blank,
    titles: found.titles,
    metas: found.metas,
    links: found.links,
    headings: found.headings,
    images: labelImages(found),
    anchors: found.anchors,
  }
}

/** Parses, and parses once more when a `<meta>` beyond the sniffed bytes declares another encoding than was guessed. */
function readPage(body: Uint8Array, contentType: string | null): Reading {
  const sniffed = sniffEncoding(body, contentType)
  const first = read(body, sniffed)
  if (sniffed.source !== null) return first
  for (const { attributes } of first.found.metas) {
    const encoding = metaEncoding(attributes)
    if (encoding === null) continue
    const late: SniffedEncoding = { encoding, source: 'late-meta' }
    return encoding === sniffed.encoding ? { ...first, ...late } : read(body, late)
  }
  return first
}

function read(body: Uint8Array, sniffed: SniffedEncoding): Reading {
  const tree = parseTree(decode(body, sniffed.encoding))
  return { ...sniffed, tree, found: collect(tree) }
}

const pick = ({
  name,
  publicId,
  systemId,
}: NonNullable<PageDocument['doctype']>): PageDocument['doctype'] => ({
  name,
  publicId,
  systemId,
})

// Each may have a long text, and each image may name them all again.
const maxLabels = 5
const maxLabelCharacters = 200

/** Resolves `aria-labelledby`, which may name elements further down than the image. */
function labelImages({ images, ids, textOf }: Collected): Image[] {
  const texts = new Map<Element, string>()
  const labelOf = (id: string): string => {
    const element = ids.get(id)
    if (!element) return ''
    const text = texts.get(element) ?? textOf(element).slice(0, maxLabelCharacters)
    texts.set(element, text)
    return text
  }
  return images.map(({ labelIds, ...image }) => ({
    ...image,
    labelledBy:
      labelIds === null ? null : labelIds.split(/\s+/, maxLabels).map(labelOf).filter(Boolean).join(' '),
  }))
}
