import type { Redact } from '../report/redact.ts'
import { oneLine } from '../report/text.ts'
import { isObject } from './decode-fields.ts'
import { BadResponseError } from './errors/bad-response-error.ts'
import type { Exchange } from './errors/client-error.ts'
import { NetworkError } from './errors/network-error.ts'
import { RequestTimeoutError } from './errors/request-timeout-error.ts'
import { errorCodeFor, ResponseError } from './errors/response-error.ts'
import type { Fetch, FetchInit, FetchResponse } from './fetch.ts'
import { readText } from './read-text.ts'
import { serviceMessage } from './service-message.ts'

export interface RequestContext {
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly userAgent: string
  readonly fetch: Fetch
  readonly timeoutMs: number
  readonly redact: Redact
}

export interface RequestOptions {
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Sent form-encoded. */
  readonly form?: Readonly<Record<string, string | number | undefined>>
  readonly signal?: AbortSignal
}

/** A parsed JSON answer. */
export interface Answer {
  readonly value: unknown
  /** The error for an answer without the expected meaning; `problem` may quote what stands in it. */
  readonly unusable: (problem: string) => BadResponseError
}

/**
 * One exchange with the service, from encoding to parsed JSON.
 *
 * @throws {ResponseError} for a 4xx or 5xx answer
 * @throws {BadResponseError} for a redirect and for an answer that is not JSON
 * @throws {NetworkError | RequestTimeoutError} when no complete answer came
 * @throws the signal's reason when the caller aborts
 */
export async function request(
  context: RequestContext,
  method: string,
  path: string,
  options: RequestOptions,
): Promise<Answer> {
  const { query, form, signal } = options
  const target = query ? `${path}?${encode(query)}` : path
  const exchange = { method, path: context.redact(target) }
  const { response, text } = await exchangeBytes(context, exchange, context.baseUrl + target, {
    method,
    headers: {
      authorization: `Bearer ${context.apiKey}`,
      accept: 'application/json',
      'user-agent': context.userAgent,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { body: encode(form) }),
    redirect: 'manual',
    ...(signal && { signal }),
  })
  return {
    value: judge(response, text, exchange, context),
    unusable: problem => new BadResponseError(exchange, response.status, quoted(context, problem)),
  }
}

/** The part of an exchange that the network can break; everything that throws in here is its doing. */
async function exchangeBytes(
  context: RequestContext,
  exchange: Exchange,
  url: string,
  init: Omit<FetchInit, 'signal'> & { readonly signal?: AbortSignal },
): Promise<{ response: FetchResponse; text: string }> {
  const timeout = AbortSignal.timeout(context.timeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    const response = await context.fetch(url, { ...init, signal })
    const text = await readText(response, exchange)
    // An in-process service answers something even when it was aborted; that is no answer.
    signal.throwIfAborted()
    return { response, text }
  } catch (error) {
    init.signal?.throwIfAborted()
    if (timeout.aborted) throw new RequestTimeoutError(exchange, context.timeoutMs, { cause: error })
    if (error instanceof BadResponseError) throw error
    throw new NetworkError(exchange, quoted(context, rootMessage(error)), { cause: error })
  }
}

function judge(response: FetchResponse, text: string, exchange: Exchange, context: RequestContext): unknown {
  const { status } = response
  if (status >= 300 && status < 400) {
    const location = response.headers.get('location') ?? 'nowhere'
    throw new BadResponseError(exchange, status, `it redirects to ${quoted(context, location)}`)
  }
  const json = parseJson(text)
  if (status >= 400) {
    const code = errorCodeFor(status, isObject(json) ? json.code : undefined)
    throw new ResponseError(code, exchange, status, oneLine(serviceMessage(json, context.redact)))
  }
  if (json === undefined) {
    const type = quoted(context, response.headers.get('content-type') ?? 'no content type', 100)
    const start = quoted(context, text, 200)
    throw new BadResponseError(exchange, status, `not with JSON (${type}): ${start || 'an empty body'}`)
  }
  return json
}

// Redacted before it is cut: half a secret is still one.
const quoted = ({ redact }: RequestContext, text: string, maxCharacters?: number): string =>
  oneLine(redact(text), maxCharacters)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function encode(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).filter(entry => entry[1] !== undefined)
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()
}

/** fetch wraps what happened as `fetch failed`; the innermost cause says what a person can act on. */
function rootMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && error.errors[0]) return rootMessage(error.errors[0])
  return error.cause ? rootMessage(error.cause) : error.message
}
