import type { CheckResult } from '../report/check-result.ts'
import type { Rating } from '../report/rating.ts'
import { checks } from './checks/index.ts'
import { runCheck } from './define-check.ts'
import { createPageFetcher, type PageFetcherOptions } from './fetch/fetch-page.ts'
import { createOriginProbes } from './origin/origin-probes.ts'
import type { Page } from './page/page.ts'
import { parseDocument } from './page/parse-document.ts'
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
   * @throws PageUnreachableError when there is no page to judge
   * @throws the signal's reason when it aborts
   */
  analyze(url: string, options: { readonly signal: AbortSignal }): Promise<Analysis>
  /** Ends connections and probes; what is still under way fails. */
  close(): Promise<void>
}

/** An analyzer shares connections and the probes of each origin among the pages that it is given. */
export function createAnalyzer({
  now = () => new Date(),
  ...fetcherOptions
}: AnalyzerOptions = {}): Analyzer {
  const fetcher = createPageFetcher(fetcherOptions)
  const probes = createOriginProbes(fetcher, { now })

  async function fetchPage(url: string, signal: AbortSignal): Promise<Page> {
    const response = await fetcher.fetchPage(url, { signal })
    const { body, finalUrl, headers } = response
    const origin = await probes.factsFor(finalUrl, signal)
    const document = parseDocument(body, { contentType: headers.first('content-type'), finalUrl })
    return { response, document, origin, now: now() }
  }

  return {
    async analyze(url, { signal }) {
      const page = await fetchPage(url, signal)
      const results = checks.map(check => runCheck(check, page))
      return { url, finalUrl: page.response.finalUrl, ...scorePage(page, results), checks: results }
    },

    async close() {
      probes.close()
      await fetcher.close()
    },
  }
}
