import { type Proxies, readProxies } from '../../report/proxy.ts'
import type { HeaderLines } from '../page/header-lines.ts'
import type { PageResponse } from '../page/page.ts'
import { createDeadline } from './deadline.ts'
import { describeFailure } from './describe-failure.ts'
import { discard, followRedirects } from './follow-redirects.ts'
import { createHttpAgent, type HttpAgentOptions } from './http-agent.ts'
import { bodyProblem, headerProblem } from './page-problem.ts'
import { PageUnreachableError } from './page-unreachable-error.ts'
import { type BeforeMore, type ReadBody, readBody } from './read-body.ts'
import { type Answer, sendRequest } from './send-request.ts'

export interface PageFetcherOptions extends HttpAgentOptions {
  /** What is read of a page after decompression. Default 10,000,000. */
  readonly maxPageBytes?: number
  /** From the request to the end of the page's body, redirects included. Default 60,000. */
  readonly pageTimeoutMs?: number
  /** A monotonic clock in milliseconds. Default: `performance.now`. */
  readonly now?: () => number
}

/** A file of a site, whatever its status and type. */
export interface Resource {
  /** Final HTTP status: that of the last redirect when there were too many of them. */
  readonly status: number
  readonly headers: HeaderLines
  /** The first `maxBytes` after decompression. */
  readonly body: Uint8Array
  readonly finalUrl: string
}

export interface PageOptions {
  readonly signal: AbortSignal
  /** Awaited once when a page turns out large (256 KiB), before the rest is read. The page's time stands still. */
  readonly beforeMore?: BeforeMore
}

export interface ResourceOptions {
  readonly signal: AbortSignal
  readonly maxBytes: number
  /** Default 5. */
  readonly maxRedirects?: number
}

/** Both methods reject with the signal's own reason when it aborts. */
export interface PageFetcher {
  /**
   * Fetches a page, through at most 10 redirects.
   *
   * @throws PageUnreachableError when there is no page to judge: no answer, a login (401, 407), a bot protection's
   * challenge, a page that does not end in time, or a 2xx answer that is not HTML. An empty one is for the caller to judge. An error status is an answer, and so is a redirect loop.
   */
  fetchPage(url: string, options: PageOptions): Promise<PageResponse>
  /** @throws PageUnreachableError when there is no answer */
  fetchResource(url: string, options: ResourceOptions): Promise<Resource>
  /** Ends all connections; what is under way fails. */
  close(): Promise<void>
}

const maxPageRedirects = 10
const acceptPage = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1'

/** @throws Error naming a proxy variable of the environment that holds no address */
export function createPageFetcher({
  maxPageBytes = 10_000_000,
  pageTimeoutMs = 60_000,
  now = () => performance.now(),
  ...agentOptions
}: PageFetcherOptions = {}): PageFetcher {
  const proxies = readProxies()
  const agent = createHttpAgent(agentOptions, proxies)

  const sender = (accept: string, signal: AbortSignal) => (url: URL) =>
    orUnreachable(url, signal, proxies, () => sendRequest(url, { agent, accept, signal, now }))

  const read = (answer: Answer, maxBytes: number, signal: AbortSignal, beforeMore?: BeforeMore) =>
    orUnreachable(new URL(answer.url), signal, proxies, async () => {
      const encodings = answer.headers.all('content-encoding')
      try {
        return await readBody(answer.body, encodings, maxBytes, beforeMore)
      } catch (error) {
        discard(answer)
        throw error
      }
    })

  async function fetchWithin(
    url: string,
    { signal, beforeMore }: Required<PageOptions>,
  ): Promise<PageResponse> {
    const { answer, hops, loop } = await followRedirects(url, sender(acceptPage, signal), maxPageRedirects)
    const { url: finalUrl, status, headers, timeToFirstByteMs } = answer
    refuse(answer, headerProblem(status, headers))
    const { body, truncated } = loop ? nothing : await read(answer, maxPageBytes, signal, beforeMore)
    refuse(answer, bodyProblem(status, headers, body))
    const asked = hops[0]?.url ?? finalUrl
    const redirectLoop = loop
    return { url: asked, finalUrl, hops, status, redirectLoop, headers, body, truncated, timeToFirstByteMs }
  }

  return {
    async fetchPage(url, { signal, beforeMore = async () => {} }) {
      const deadline = createDeadline(pageTimeoutMs, () => tooSlow(url, pageTimeoutMs))
      try {
        return await fetchWithin(url, {
          signal: AbortSignal.any([signal, deadline.signal]),
          beforeMore: () => deadline.outside(beforeMore),
        })
      } finally {
        deadline.clear()
      }
    },

    async fetchResource(url, { signal, maxBytes, maxRedirects = 5 }) {
      const { answer, loop } = await followRedirects(url, sender('*/*', signal), maxRedirects)
      const { body } = loop ? nothing : await read(answer, maxBytes, signal)
      return { status: answer.status, headers: answer.headers, body, finalUrl: answer.url }
    },

    close: () => agent.destroy(),
  }
}

/** What a redirect says is not the page. */
const nothing: ReadBody = { body: new Uint8Array(), truncated: false }

const tooSlow = (url: string, timeoutMs: number): PageUnreachableError =>
  new PageUnreachableError(
    `${new URL(url).host} did not send the whole page within ${timeoutMs / 1000} s: check that the page loads completely.`,
  )

/** An abort keeps its reason and a bug stays a bug; anything else means that the page cannot be had. */
async function orUnreachable<T>(
  url: URL,
  signal: AbortSignal,
  proxies: Proxies,
  work: () => Promise<T>,
): Promise<T> {
  try {
    signal.throwIfAborted()
    return await work()
  } catch (error) {
    if (signal.aborted) throw signal.reason
    const message = describeFailure(error, url, proxies.proxyFor(url))
    throw message === null ? error : new PageUnreachableError(message, { cause: error })
  }
}

function refuse(answer: Answer, problem: string | null): void {
  if (problem === null) return
  discard(answer)
  throw new PageUnreachableError(problem)
}
