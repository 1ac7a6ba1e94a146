import { orAborted } from '../../report/or-aborted.ts'
import { challengeVendor } from '../fetch/challenge.ts'
import type { PageFetcher } from '../fetch/fetch-page.ts'
import type { OriginFacts } from '../page/page.ts'
import { parseRobotsTxt } from './parse-robots-txt.ts'
import { maxRobotsTxtBytes } from './robots-groups.ts'
import type { RobotsTxt } from './robots-txt.ts'

export interface OriginProbesOptions {
  /** Time for all probes of one origin. Default 10,000. */
  readonly timeoutMs?: number
  /** How long what was found holds for further pages. Default 600,000: longer than a run, shorter than a mistake. */
  readonly maxAgeMs?: number
  /** Origins remembered at once. Default 200; the oldest goes first. */
  readonly maxOrigins?: number
  readonly now: () => Date
}

export interface OriginProbes {
  /**
   * What the origin of a URL tells, asked once and shared by all its pages, concurrent ones included.
   * A probe that fails is null for all of them. Rejects only with the signal's reason, when this page's signal aborts;
   * the probe itself goes on for the others.
   */
  factsFor(url: string, signal: AbortSignal): Promise<OriginFacts>
  /** Ends what is under way. */
  close(): void
}

export function createOriginProbes(
  fetcher: Pick<PageFetcher, 'fetchResource'>,
  { timeoutMs = 10_000, maxAgeMs = 600_000, maxOrigins = 200, now }: OriginProbesOptions,
): OriginProbes {
  const known = new Map<string, { readonly facts: Promise<OriginFacts>; readonly askedAt: number }>()
  const closing = new AbortController()

  function probe(origin: string): Promise<OriginFacts> {
    const entry = known.get(origin)
    const askedAt = now().getTime()
    if (entry && askedAt - entry.askedAt < maxAgeMs) return entry.facts
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)])
    const facts = probeOrigin(origin, signal)
    known.delete(origin)
    known.set(origin, { facts, askedAt })
    const [oldest] = known.keys()
    if (known.size > maxOrigins && oldest !== undefined) known.delete(oldest)
    return facts
  }

  async function probeOrigin(origin: string, signal: AbortSignal): Promise<OriginFacts> {
    return { robotsTxt: await probeRobotsTxt(origin, signal).catch(() => null) }
  }

  /** RFC 9309 section 2.3.1.2: at least five redirects are followed, to other hosts too. */
  async function probeRobotsTxt(origin: string, signal: AbortSignal): Promise<RobotsTxt | null> {
    const options = { signal, maxBytes: maxRobotsTxtBytes, maxRedirects: 5 }
    const { status, headers, body } = await fetcher.fetchResource(`${origin}/robots.txt`, options)
    return challengeVendor(status, headers, body) === null ? parseRobotsTxt(status, body) : null
  }

  return {
    factsFor: (url, signal) => orAborted(signal, () => probe(new URL(url).origin)),
    close: () => closing.abort(),
  }
}
