import type { DefaultTreeAdapterMap } from 'parse5'

export type Element = DefaultTreeAdapterMap['element']

/** An element and where it stands. */
export interface Placed {
  readonly attributes: ReadonlyMap<string, string>
  readonly inHead: boolean
}

export interface Title extends Placed {
  /** White space collapsed. */
  readonly text: string
}

export interface Heading {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6
  /** Text and image alternatives, white space collapsed. */
  readonly text: string
}

export interface Image {
  readonly tag: 'img' | 'area' | 'input'
  readonly attributes: ReadonlyMap<string, string>
  /** The element or an ancestor is `hidden` or `aria-hidden=true`. */
  readonly hidden: boolean
  /** Text of the elements that `aria-labelledby` names; null without that attribute. */
  readonly labelledBy: string | null
}

export interface Anchor {
  readonly attributes: ReadonlyMap<string, string>
  /** Text and image alternatives, white space collapsed. */
  readonly text: string
}

/** What the checks need from a page's tree, collected in one walk. Templates and SVG content are not the page's. */
export interface PageDocument {
  /** Canonical WHATWG name of the encoding it was decoded with. */
  readonly encoding: string
  /** Where the encoding was declared; null when it was guessed. */
  readonly encodingSource: 'bom' | 'header' | 'meta' | 'late-meta' | null
  /** The doctype's name, public and system identifier; null when there is none. */
  readonly doctype: { readonly name: string; readonly publicId: string; readonly systemId: string } | null
  readonly quirks: boolean
  readonly htmlAttributes: ReadonlyMap<string, string>
  /** Whether it shows nothing and cannot come to: no text outside the head, no image, link, script or the like. */
  readonly blank: boolean
  /** What links resolve against: `<base href>` over the final URL, at most 2,048 characters. */
  readonly baseUrl: string
  readonly titles: readonly Title[]
  readonly metas: readonly Placed[]
  readonly links: readonly Placed[]
  readonly headings: readonly Heading[]
  readonly images: readonly Image[]
  readonly anchors: readonly Anchor[]
}
