import { isUtf8 } from 'node:buffer'
import { type Dispatcher, request } from 'undici'
import { HeaderLines } from '../page/header-lines.ts'
import { errorCode } from './error-code.ts'
import { userAgent } from './user-agent.ts'

/** An answer whose body has not been read. */
export interface Answer {
  readonly url: string
  readonly status: number
  readonly headers: HeaderLines
  readonly body: Dispatcher.ResponseData['body']
  /** From sending the request, the connection being there, to the first byte of the answer. */
  readonly timeToFirstByteMs: number
}

export interface SendOptions {
  readonly agent: Dispatcher
  /** Value of the Accept header. */
  readonly accept: string
  readonly signal: AbortSignal
  /** A monotonic clock in milliseconds. */
  readonly now: () => number
}

/** Asks for one address, without following redirects. Rejects with whatever undici or the signal gives as the reason. */
export async function sendRequest(url: URL, options: SendOptions): Promise<Answer> {
  try {
    return await sendOnce(url, options)
  } catch (error) {
    // A server may close an idle connection just as it is used again. To ask once more is safe for a GET.
    if (options.signal.aborted || !isBrokenConnection(error)) throw error
    return await sendOnce(url, options)
  }
}

async function sendOnce(url: URL, { agent, accept, signal, now }: SendOptions): Promise<Answer> {
  const times = { sent: 0, answered: 0 }
  const { statusCode, headers, body } = await request(url, {
    dispatcher: agent.compose(
      dispatch => (options, handler) => dispatch(options, timed(handler, times, now)),
    ),
    headers: { accept, 'accept-encoding': 'gzip, deflate, br, zstd', 'user-agent': userAgent },
    responseHeaders: 'raw',
    signal,
  })
  return {
    url: url.href,
    status: statusCode,
    headers: new HeaderLines(headerLines(headers)),
    body,
    timeToFirstByteMs: Math.max(0, times.answered - times.sent),
  }
}

/** Notes when the request goes out on an open connection and when its answer begins. */
function timed(
  handler: Dispatcher.DispatchHandler,
  times: { sent: number; answered: number },
  now: () => number,
): Dispatcher.DispatchHandler {
  return {
    onRequestStart(controller, context) {
      times.sent = now()
      handler.onRequestStart?.(controller, context)
    },
    onResponseStart(controller, status, headers, message) {
      times.answered = now()
      handler.onResponseStart?.(controller, status, headers, message)
    },
    onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
    onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
    onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
  }
}

/** Undici's raw form: name, value, name, value, the values as Latin-1. */
function* headerLines(raw: unknown): Generator<[name: string, value: string]> {
  if (!Array.isArray(raw)) return
  for (let i = 0; i + 1 < raw.length; i += 2) yield [String(raw[i]), decodeValue(String(raw[i + 1]))]
}

/** Bytes beyond ASCII are UTF-8 where that fits, as browsers read a Location header. */
function decodeValue(latin1: string): string {
  const bytes = Buffer.from(latin1, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : latin1
}

const isBrokenConnection = (error: unknown): boolean =>
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(errorCode(error) ?? '')
