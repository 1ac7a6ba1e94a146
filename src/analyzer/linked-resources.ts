import { quote, showTag } from './evidence.ts'
import { parseLinkHeader } from './link-header.ts'
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

/** The page's links with a relation such as `canonical`; an element without `href` is none. */
export const linkedResources = ({ document, response }: Page, relation: string): LinkedResource[] => [
  ...document.links
    .filter(({ attributes }) => attributes.has('href') && hasRelation(attributes, relation))
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
    .map(({ href, parameters }) => ({
      place: 'header' as const,
      href,
      url: resolve(href, response.finalUrl),
      attributes: parameters,
      evidence: quote(`Link: <${href}>; rel="${parameters.get('rel') ?? ''}"`),
    })),
]

const hasRelation = (attributes: ReadonlyMap<string, string>, relation: string): boolean =>
  (attributes.get('rel') ?? '').toLowerCase().split(/\s+/).includes(relation)

const resolve = (href: string, base: string): URL | null => (href === '' ? null : URL.parse(href, base))
