import { oneLine } from '../report/text.ts'
import { quoted, type RequestContext } from './context.ts'
import { isObject } from './decode-fields.ts'
import { BadResponseError } from './errors/bad-response-error.ts'
import type { Exchange } from './errors/client-error.ts'
import { NetworkError } from './errors/network-error.ts'
import { errorCodeFor, ResponseError } from './errors/response-error.ts'
import { exchangeOnce, type Outgoing, type RawAnswer } from './exchange.ts'
import { maxAttempts, mayHaveWorked, parseRetryAfter, retryDecision, retryDelayMs } from './retry.ts'
import { serviceMessage } from './service-message.ts'

export type Fields = Readonly<Record<string, string | number | undefined>>

export interface RequestOptions {
  readonly query?: Fields
  /** Sent form-encoded. */
  readonly form?: Fields
  /** Whether an empty answer is taken, as null. @default false */
  readonly mayBeEmpty?: boolean
  readonly signal?: AbortSignal | undefined
}

/** A parsed JSON answer. */
export interface Answer {
  readonly value: unknown
  /** The error for an answer without the expected meaning; `problem` may quote what stands in it. */
  readonly unusable: (problem: string) => BadResponseError
}

/**
 * Asks the service for JSON, with retries where they are safe.
 *
 * @throws {ResponseError} for a 4xx or 5xx answer
 * @throws {BadResponseError} for a redirect that is not followed and for an answer that is not JSON
 * @throws {NetworkError | RequestTimeoutError} when no complete answer came
 * @throws the signal's reason when the caller aborts
 */
export async function request(
  context: RequestContext,
  method: string,
  path: string,
  options: RequestOptions,
): Promise<Answer> {
  const { query, form, mayBeEmpty = false, signal } = options
  const target = query ? `${path}?${encode(query)}` : path
  const headers = {
    authorization: `Bearer ${context.apiKey}`,
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'user-agent': context.userAgent,
    ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
  }
  const sent = { method, headers, ...(form && { body: encode(form) }), signal }
  return withRetries(context, method, signal, async () => {
    const { answer, exchange } = await send(context, target, sent)
    const value = mayBeEmpty && answer.text.trim() === '' ? null : parseJson(answer.text)
    const unusable = (problem: string) => unusableAnswer(context, exchange, answer, problem)
    if (value === undefined) throw unusable('not with JSON')
    return { value, unusable }
  })
}

/**
 * Deletes, with retries; whatever a service answers below 400 is a success, and so is a 404 after a try whose
 * answer was lost. Sends no header but the key.
 */
export async function requestDelete(
  context: RequestContext,
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  const headers = { authorization: `Bearer ${context.apiKey}` }
  let mayBeGone = false
  await withRetries(context, 'DELETE', signal, async () => {
    try {
      await send(context, path, { method: 'DELETE', headers, signal })
    } catch (error) {
      if (mayBeGone && error instanceof ResponseError && error.status === 404) return
      mayBeGone ||= mayHaveWorked(error)
      throw error
    }
  })
}

async function withRetries<T>(
  { health, now, random, sleep }: RequestContext,
  method: string,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const pauseMs = health.pauseMs()
      if (pauseMs > 0) await sleep(pauseMs, signal)
      const result = await work()
      health.answered()
      return result
    } catch (error) {
      const unreachable = error instanceof NetworkError
      if (!unreachable && !signal?.aborted) health.answered()
      const { retry } = retryDecision(method, error)
      if (!retry || attempt >= maxAttempts(error) || (unreachable && health.isDown)) {
        // Not after a single try of a POST: its look-up deserves all of its own.
        if (unreachable && retry) health.unreachable()
        throw error
      }
      const retryAfter = error instanceof ResponseError ? parseRetryAfter(error.retryAfter, now()) : null
      const delayMs = retryDelayMs(attempt, retryAfter, random())
      // What a service says to one worker holds for all: they share its rate limit.
      if (retryAfter !== null) health.pauseUntil(now().getTime() + delayMs)
      else await sleep(delayMs, signal)
    }
  }
}

async function send(
  context: RequestContext,
  target: string,
  outgoing: Omit<Outgoing, 'url'>,
): Promise<{ answer: RawAnswer; exchange: Exchange }> {
  // Without the query: one cause reads the same for every page.
  const exchange = { method: outgoing.method, path: quoted(context, target.replace(/\?.*/s, ''), 300) }
  const answer = await exchangeOnce(context, exchange, { ...outgoing, url: context.baseUrl + target })
  const { status, headers, text } = answer
  context.clock.answered(headers.get('date'))
  if (status < 400) return { answer, exchange }
  const json = parseJson(text)
  const code = errorCodeFor(status, isObject(json) ? json.code : undefined)
  const message = oneLine(serviceMessage(json, context.redact))
  throw new ResponseError(code, exchange, status, message, headers.get('retry-after'))
}

/** Says what was expected and shows what came: its type and its first 200 characters. */
function unusableAnswer(
  context: RequestContext,
  exchange: Exchange,
  { status, headers, text }: RawAnswer,
  problem: string,
): BadResponseError {
  const type = quoted(context, headers.get('content-type') ?? 'no content type', 100)
  const start = quoted(context, text, 200) || 'an empty body'
  return new BadResponseError(exchange, status, `${quoted(context, problem)} (${type}): ${start}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function encode(values: Fields): string {
  const given = Object.entries(values).filter(entry => entry[1] !== undefined)
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()
}
