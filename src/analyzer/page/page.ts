import type { RobotsTxt } from '../origin/robots-txt.ts'
import type { PageDocument } from './document.ts'
import type { HeaderLines } from './header-lines.ts'

export interface Hop {
  readonly url: string
  readonly status: number
}

/** A page as its server sent it. */
export interface PageResponse {
  /** What was asked for, without fragment. */
  readonly url: string
  /** After redirects. */
  readonly finalUrl: string
  /** The redirects on the way, in order; empty when there were none. The last one of a loop is also the final answer. */
  readonly hops: readonly Hop[]
  /** Final HTTP status. */
  readonly status: number
  /** True when redirects lead in a circle or go on for too long: `status` is that of the last one, `body` is empty. */
  readonly redirectLoop: boolean
  readonly headers: HeaderLines
  /** After decompression, at most the fetcher's limit. */
  readonly body: Uint8Array
  /** Whether the body was cut off at that limit. */
  readonly truncated: boolean
  /** From sending the request to the first byte of the final answer. */
  readonly timeToFirstByteMs: number
}

/** What the origin of the final URL told, shared by all its pages. A probe that failed is null. */
export interface OriginFacts {
  readonly robotsTxt: RobotsTxt | null
}

/** All that checks may look at. */
export interface Page {
  readonly response: PageResponse
  readonly document: PageDocument
  readonly origin: OriginFacts
  /** When the page was fetched; checks read no other clock. */
  readonly now: Date
}
