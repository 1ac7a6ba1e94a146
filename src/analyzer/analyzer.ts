import { setImmediate } from 'node:timers/promises'
import type { CheckResult } from '../report/check-result.ts'
import type { Rating } from '../report/rating.ts'
import { checks } from './checks/index.ts'
import { runCheck } from './define-check.ts'
import { createPageFetcher, type PageFetcherOptions } from './fetch/fetch-page.ts'
import { blankProblem } from './fetch/page-problem.ts'
import { PageUnreachableError } from './fetch/page-unreachable-error.ts'
import { createOriginProbes } from './origin/origin-probes.ts'
import type { PageResponse } from './page/page.ts'
import { parseDocument } from './page/parse-document.ts'
import { createPlaces } from './places.ts'
import { scorePage } from './score.ts'

export interface AnalyzerOptions extends Omit<PageFetcherOptions, 'now'> {
  /** The only clock that checks see. Default: the system's. */
  readonly now?: () => Date
}

/** What one page is worth and why. Holds nothing of the page but the evidence in `checks`. */
export interface Analysis {
  /** What was asked for. */
  readonly url: string
  /** After redirects. */
  readonly finalUrl: string
  /** 0 to 100. */
  readonly score: number
  readonly result: Rating
  /** In the order of the catalogue. */
  readonly checks: readonly CheckResult[]
}

export interface Analyzer {
  /**
   * Fetches a page and what its origin tells, and runs all checks.
   *
   * @throws PageUnreachableError when there is no page to judge, or a blank one
   * @throws the signal's reason when it aborts
   */
  analyze(url: string, options: { readonly signal: AbortSignal }): Promise<Analysis>
  /** Ends connections and probes; what is still under way fails. */
  close(): Promise<void>
}

// Each holds at most 10 MB by default; small ones do not count.
const maxLargeBodies = 8

/**
 * An analyzer shares connections and the probes of each origin among the pages that it is given. It parses and
 * judges one page at a time, which no number of pages would make faster: one tree is in memory at most, and
 * between two steps the event loop gets its turn, so that deadlines fire.
 */
export function createAnalyzer({
  now = () => new Date(),
  ...fetcherOptions
}: AnalyzerOptions = {}): Analyzer {
  const fetcher = createPageFetcher(fetcherOptions)
  const probes = createOriginProbes(fetcher, { now })

  const largeBodies = createPlaces(maxLargeBodies)
  const turns = createPlaces(1)

  async function judge(response: PageResponse, signal: AbortSignal) {
    const origin = await probes.factsFor(response.finalUrl, signal)
    const endTurn = await turns.take(signal)
    try {
      await breathe(signal)
      const { body, finalUrl, headers } = response
      const document = parseDocument(body, { contentType: headers.first('content-type'), finalUrl })
      const problem = blankProblem(response, document)
      if (problem !== null) throw new PageUnreachableError(problem)
      await breathe(signal)
      const page = { response, document, origin, now: now() }
      const results = checks.map(check => runCheck(check, page))
      return { ...scorePage(page, results), checks: results }
    } finally {
      endTurn()
    }
  }

  return {
    async analyze(url, { signal }) {
      let release = () => {}
      const beforeMore = async () => {
        release = await largeBodies.take(signal)
      }
      try {
        const response = await fetcher.fetchPage(url, { signal, beforeMore })
        return { url, finalUrl: response.finalUrl, ...(await judge(response, signal)) }
      } finally {
        release()
      }
    },

    async close() {
      probes.close()
      await fetcher.close()
    },
  }
}

async function breathe(signal: AbortSignal): Promise<void> {
  await setImmediate()
  signal.throwIfAborted()
}
