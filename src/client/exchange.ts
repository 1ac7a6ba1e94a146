import { quoted, type RequestContext } from './context.ts'
import { BadResponseError } from './errors/bad-response-error.ts'
import type { Exchange } from './errors/client-error.ts'
import { NetworkError } from './errors/network-error.ts'
import { RequestTimeoutError } from './errors/request-timeout-error.ts'
import type { FetchResponse } from './fetch.ts'
import { rootCause, wasSent } from './network-failure.ts'
import { readText } from './read-text.ts'

/** A request as it goes out, once. */
export interface Outgoing {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal?: AbortSignal | undefined
}

/** A complete answer, of any status. */
export interface RawAnswer {
  readonly status: number
  readonly headers: FetchResponse['headers']
  readonly text: string
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])
const maxRedirects = 5

/**
 * One exchange with the service within the time of one request. Redirects of a GET are followed, at most 5,
 * and to no other origin: neither the key nor trust goes there. A redirected write is an error, because what
 * would be repeated elsewhere may have been done here.
 *
 * @throws {BadResponseError} for other redirects and for an answer over 10 MB
 * @throws {NetworkError | RequestTimeoutError} when no complete answer came
 * @throws the signal's reason when the caller aborts
 */
export async function exchangeOnce(
  context: RequestContext,
  exchange: Exchange,
  outgoing: Outgoing,
): Promise<RawAnswer> {
  // Not AbortSignal.any and .timeout: those keep what waits for them until the time is over.
  const end = new AbortController()
  const stop = () => end.abort(outgoing.signal?.reason)
  outgoing.signal?.addEventListener('abort', stop)
  const timer = setTimeout(() => end.abort(), context.timeoutMs)
  try {
    outgoing.signal?.throwIfAborted()
    return await follow(context, exchange, outgoing, end.signal)
  } catch (error) {
    outgoing.signal?.throwIfAborted()
    if (end.signal.aborted) throw new RequestTimeoutError(exchange, context.timeoutMs, { cause: error })
    if (error instanceof BadResponseError) throw error
    const cause = rootCause(error)
    throw new NetworkError(exchange, quoted(context, cause.message), { cause: error, sent: wasSent(cause) })
  } finally {
    clearTimeout(timer)
    outgoing.signal?.removeEventListener('abort', stop)
  }
}

async function follow(
  context: RequestContext,
  exchange: Exchange,
  { method, url: start, headers, body }: Outgoing,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const asked = new URL(start)
  let url = asked
  for (let hops = 0; ; hops++) {
    const response = await context.fetch(url.href, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal,
    })
    const text = await readText(response, exchange)
    // An in-process service answers something even when it was aborted; that is no answer.
    signal.throwIfAborted()
    if (!redirectStatuses.has(response.status)) {
      return { status: response.status, headers: response.headers, text }
    }
    const location = response.headers.get('location')
    const next = location === null ? null : URL.parse(location, url.href)
    const problem = redirectProblem(method, asked, next, hops)
    if (problem !== null || next === null) {
      const to = quoted(context, location ?? 'nowhere')
      throw new BadResponseError(exchange, response.status, `it redirects to ${to}${problem ?? ''}`)
    }
    url = next
  }
}

/** Why a redirect is not followed; null when it is. */
function redirectProblem(method: string, asked: URL, to: URL | null, hops: number): string | null {
  if (!to || !/^https?:$/.test(to.protocol)) return ', which is no address of a service'
  const elsewhere =
    to.origin === asked.origin ? '' : `; set base-url to ${to.origin}, if that is your service`
  if (method !== 'GET') return `, and a ${method} is not repeated there${elsewhere}`
  if (elsewhere !== '') return elsewhere
  if (hops >= maxRedirects) return `, the ${maxRedirects + 1}th redirect in a row`
  return keepsQuery(asked, to) ? null : ', which loses the query'
}

/** A list without its query is another list: who takes its first page for all that was found creates twins. */
const keepsQuery = (asked: URL, to: URL): boolean =>
  [...asked.searchParams].every(([name, value]) => to.searchParams.get(name) === value)
