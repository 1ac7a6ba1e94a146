import { quote, showTag } from './evidence.ts'
import { parseLinkHeader } from './link-header.ts'
import { linkBase } from './page/base-url.ts'
import type { Page } from './page/page.ts'

/** A `<link>` element or a link of a `Link` header. */
export interface LinkedResource {
  readonly place: 'head' | 'body' | 'header'
  /** As written, without white space around it. */
  readonly href: string
  /** Resolved; null when it is empty or no URL. */
  readonly url: URL | null
  /** Of the element, or the parameters of the header's link. */
  readonly attributes: ReadonlyMap<string, string>
  /** The tag or header as a line of text. */
  readonly evidence: string
}

// No page has so many; each is resolved and quoted, which for 300,000 of them takes seconds.
const maxPerPlace = 1_000

/**
 * The page's links with a relation such as `canonical`, the first 1,000 of its elements and of its headers each.
 * An element without `href` is none.
 */
export const linkedResources = ({ document, response }: Page, relation: string): LinkedResource[] => [
  ...document.links
    .filter(({ attributes }) => attributes.has('href') && hasRelation(attributes, relation))
    .slice(0, maxPerPlace)
    .map(({ attributes, inHead }) => {
      const href = (attributes.get('href') ?? '').trim()
      const url = resolve(href, document.baseUrl)
      const place = inHead ? ('head' as const) : ('body' as const)
      return { place, href, url, attributes, evidence: showTag('link', attributes) }
    }),
  ...response.headers
    .all('link')
    .flatMap(parseLinkHeader)
    // A link with an `anchor` parameter speaks of another resource (RFC 8288 section 3.2).
    .filter(({ parameters }) => !parameters.has('anchor') && hasRelation(parameters, relation))
    .slice(0, maxPerPlace)
    .map(({ href, parameters }) => ({
      place: 'header' as const,
      href,
      url: resolve(href, linkBase(response.finalUrl, null)),
      attributes: parameters,
      evidence: quote(`Link: <${href}>; rel="${parameters.get('rel') ?? ''}"`),
    })),
]

const hasRelation = (attributes: ReadonlyMap<string, string>, relation: string): boolean =>
  (attributes.get('rel') ?? '').toLowerCase().split(/\s+/).includes(relation)

const resolve = (href: string, base: string): URL | null => (href === '' ? null : URL.parse(href, base))
