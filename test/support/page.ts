import { parseRobotsTxt } from '../../src/analyzer/origin/parse-robots-txt.ts'
import { HeaderLines } from '../../src/analyzer/page/header-lines.ts'
import type { Hop, Page } from '../../src/analyzer/page/page.ts'
import { parseDocument } from '../../src/analyzer/page/parse-document.ts'
import { oneLine } from '../../src/report/text.ts'

/** What a test says of a page; the rest is that of a plain answer with status 200 over https. */
export interface PageSpec {
  /** Sent as UTF-8. */
  readonly html?: string
  /** Instead of `html`. */
  readonly body?: Uint8Array
  readonly truncated?: boolean
  readonly url?: string
  /** Default: `url`. */
  readonly finalUrl?: string
  readonly hops?: readonly Hop[]
  readonly redirectLoop?: boolean
  readonly status?: number
  /** Header lines in order; a name may come again. */
  readonly headers?: readonly (readonly [name: string, value: string])[]
  /** Content of robots.txt, or its status where it has none; null when it could not be fetched. Default: 404. */
  readonly robotsTxt?: string | number | null
  /** Default: 2026-01-31T12:00:00Z. */
  readonly now?: Date
}

/** A page in the name of its test. */
export const describePage = ({ body, ...spec }: PageSpec): string =>
  oneLine(JSON.stringify(body ? { ...spec, bytes: body.byteLength } : spec), 120)

/** A page as the analyzer gives it to its checks, through the real parsers. */
export function buildPage(spec: PageSpec): Page {
  const { url = 'https://example.com/', finalUrl = url, robotsTxt = 404 } = spec
  const body = spec.body ?? new TextEncoder().encode(spec.html ?? '')
  const headers = new HeaderLines(spec.headers ?? [])
  return {
    response: {
      url,
      finalUrl,
      hops: spec.hops ?? [],
      status: spec.status ?? 200,
      redirectLoop: spec.redirectLoop ?? false,
      headers,
      body,
      truncated: spec.truncated ?? false,
      timeToFirstByteMs: 1,
    },
    document: parseDocument(body, { contentType: headers.first('content-type'), finalUrl }),
    origin: { robotsTxt: robotsTxt === null ? null : robotsFrom(robotsTxt) },
    now: spec.now ?? new Date('2026-01-31T12:00:00Z'),
  }
}

const robotsFrom = (robotsTxt: string | number) =>
  typeof robotsTxt === 'number'
    ? parseRobotsTxt(robotsTxt, new Uint8Array())
    : parseRobotsTxt(200, new TextEncoder().encode(robotsTxt))
