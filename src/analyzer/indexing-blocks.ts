import { quote, showTag } from './evidence.ts'
import { contentOf, metasNamed } from './metas.ts'
import type { Page } from './page/page.ts'
import { parseRobotsDate } from './robots-date.ts'
import { parseRobotsMeta, parseXRobotsTag, type RobotsDirective } from './robots-directives.ts'

/** Something on a page that keeps it out of Google's index. */
export interface IndexingBlock {
  readonly kind: 'noindex-tag' | 'noindex-header' | 'expired'
  /** The tag or header line. */
  readonly evidence: string
}

const crawler = 'googlebot'

/**
 * Every `noindex`, `none` and past `unavailable_after` in the page's `robots` and `googlebot` metas, head or
 * body, and in the X-Robots-Tag lines for Googlebot. Directives add up, and the strictest counts: nothing
 * such as `index` takes one back.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function indexingBlocks({ document, response, now }: Page): IndexingBlock[] {
  const fromMetas = metasNamed(document, 'robots', crawler).flatMap(meta =>
    blocks(
      parseRobotsMeta(contentOf(meta)),
      'noindex-tag',
      showTag('meta', meta.attributes, ['name', 'content']),
      now,
    ),
  )
  const fromHeaders = response.headers
    .all('x-robots-tag')
    .flatMap(line =>
      blocks(parseXRobotsTag(line, crawler), 'noindex-header', quote(`X-Robots-Tag: ${line}`), now),
    )
  return [...fromMetas, ...fromHeaders]
}

function blocks(
  directives: readonly RobotsDirective[],
  kind: 'noindex-tag' | 'noindex-header',
  evidence: string,
  now: Date,
): IndexingBlock[] {
  if (directives.some(({ name }) => name === 'noindex' || name === 'none')) return [{ kind, evidence }]
  const expired = directives.some(({ name, value }) => {
    const time = name === 'unavailable_after' ? parseRobotsDate(value) : null
    return time !== null && time <= now.getTime()
  })
  return expired ? [{ kind: 'expired', evidence }] : []
}
