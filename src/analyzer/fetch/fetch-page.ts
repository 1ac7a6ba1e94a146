import type { HeaderLines } from '../page/header-lines.ts'
import type { PageResponse } from '../page/page.ts'
import { describeFailure } from './describe-failure.ts'
import { discard, followRedirects } from './follow-redirects.ts'
import { createHttpAgent, type HttpAgentOptions } from './http-agent.ts'
import { bodyProblem, headerProblem } from './page-problem.ts'
import { PageUnreachableError } from './page-unreachable-error.ts'
import { type ReadBody, readBody } from './read-body.ts'
import { type Answer, sendRequest } from './send-request.ts'

export interface PageFetcherOptions extends HttpAgentOptions {
  /** What is read of a page after decompression. Default 10,000,000. */
  readonly maxPageBytes?: number
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
   * challenge, or a 2xx answer that is not HTML. An error status is an answer, and so is a redirect loop.
   */
  fetchPage(url: string, options: { readonly signal: AbortSignal }): Promise<PageResponse>
  /** @throws PageUnreachableError when there is no answer */
  fetchResource(url: string, options: ResourceOptions): Promise<Resource>
  /** Ends all connections; what is under way fails. */
  close(): Promise<void>
}

const maxPageRedirects = 10
const acceptPage = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1'

export function createPageFetcher({
  maxPageBytes = 10_000_000,
  now = () => performance.now(),
  ...agentOptions
}: PageFetcherOptions = {}): PageFetcher {
  const agent = createHttpAgent(agentOptions)

  const sender = (accept: string, signal: AbortSignal) => (url: URL) =>
    orUnreachable(url, signal, () => sendRequest(url, { agent, accept, signal, now }))

  return {
    async fetchPage(url, { signal }) {
      const { answer, hops, loop } = await followRedirects(url, sender(acceptPage, signal), maxPageRedirects)
      const { url: finalUrl, status, headers, timeToFirstByteMs } = answer
      refuse(answer, headerProblem(status, headers))
      const { body, truncated } = loop ? nothing : await read(answer, maxPageBytes, signal)
      refuse(answer, bodyProblem(status, headers, body))
      const asked = hops[0]?.url ?? finalUrl
      return {
        url: asked,
        finalUrl,
        hops,
        status,
        redirectLoop: loop,
        headers,
        body,
        truncated,
        timeToFirstByteMs,
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

function read(answer: Answer, maxBytes: number, signal: AbortSignal): Promise<ReadBody> {
  const encodings = answer.headers.all('content-encoding')
  return orUnreachable(new URL(answer.url), signal, async () => {
    try {
      return await readBody(answer.body, encodings, maxBytes)
    } catch (error) {
      discard(answer)
      throw error
    }
  })
}

/** An abort keeps its reason and a bug stays a bug; anything else means that the page cannot be had. */
async function orUnreachable<T>(url: URL, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    signal.throwIfAborted()
    return await work()
  } catch (error) {
    if (signal.aborted) throw signal.reason
    const message = describeFailure(error, url)
    throw message === null ? error : new PageUnreachableError(message, { cause: error })
  }
}

function refuse(answer: Answer, problem: string | null): void {
  if (problem === null) return
  discard(answer)
  throw new PageUnreachableError(problem)
}
