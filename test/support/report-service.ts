import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { answerEndpoint, type LayoutName, layouts, type WireRecord } from './report-endpoints.ts'
import { type RecordsOptions, ReportRecords } from './report-records.ts'
import { serve } from './serve.ts'

/** One request as it came in. */
export interface ReceivedRequest {
  readonly method: string
  /** Below the base address, still encoded, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** `body`, decoded. */
  readonly form: URLSearchParams
}

export interface JsonAnswer {
  readonly status: number
  readonly body: unknown
}

/** What goes back: text or bytes as they are, anything else as JSON; or a function that does what it likes. */
export type Answer =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  | ((response: ServerResponse) => void)

export interface ReportServiceOptions extends RecordsOptions {
  /** Default: a fixed one. */
  readonly apiKey?: string
  /** Default: none. Without a trailing slash. */
  readonly pathPrefix?: string
  /** Default: `data`. */
  readonly layout?: LayoutName
  /** Rewrites every record before it is sent: letter case, types, additional fields. */
  readonly spell?: (record: WireRecord) => object
  /**
   * Answers instead of the service, unless it returns undefined. `proceed` lets the service do its work
   * and returns what it would have said, so that an answer can also get lost after the work was done.
   */
  readonly answer?: (
    request: ReceivedRequest,
    proceed: () => JsonAnswer,
  ) => Answer | undefined | Promise<Answer | undefined>
}

export interface ReportService extends AsyncDisposable {
  readonly baseUrl: string
  readonly apiKey: string
  readonly records: ReportRecords
  /** Every request whose body arrived, in order. */
  readonly requests: ReceivedRequest[]
  /** The most requests that were waiting for an answer at the same time. */
  readonly mostInFlight: number
  /** Refuses connections for so long, then listens again at the same address; idle connections end. */
  refuse(ms: number): void
}

/** A report service on loopback that behaves as the interface document says, and otherwise as it is told. */
export async function startReportService(options: ReportServiceOptions = {}): Promise<ReportService> {
  const { apiKey = 'test-key-31c5', pathPrefix = '', layout = 'data', spell = record => record } = options
  const records = new ReportRecords(options)
  const requests: ReceivedRequest[] = []
  let inFlight = 0
  let mostInFlight = 0

  const respond = async (incoming: IncomingMessage, response: ServerResponse) => {
    mostInFlight = Math.max(mostInFlight, ++inFlight)
    response.on('close', () => inFlight--)
    const request = await receive(incoming, pathPrefix)
    requests.push(request)
    const proceed = (): JsonAnswer =>
      request.headers.authorization === `Bearer ${apiKey}`
        ? answerEndpoint(request, records, layouts[layout], spell)
        : { status: 401, body: { message: 'Unauthenticated.' } }
    send(response, (await options.answer?.(request, proceed)) ?? proceed())
  }

  const server = await serve((incoming, response) => {
    // A request that broke off has no one left to answer.
    respond(incoming, response).catch(() => response.destroy())
  })
  return {
    baseUrl: server.origin + pathPrefix,
    apiKey,
    records,
    requests,
    get mostInFlight() {
      return mostInFlight
    },
    refuse: server.refuse,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  }
}

async function receive(incoming: IncomingMessage, pathPrefix: string): Promise<ReceivedRequest> {
  const [path = '', query = ''] = (incoming.url ?? '').split(/\?(.*)/s)
  const body = await text(incoming)
  return {
    method: incoming.method ?? '',
    path: path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : `outside the prefix: ${path}`,
    query: new URLSearchParams(query),
    headers: incoming.headers,
    body,
    form: new URLSearchParams(body),
  }
}

function send(response: ServerResponse, answer: Answer): void {
  if (typeof answer === 'function') {
    answer(response)
    return
  }
  const { status = 200, headers = {}, body = '' } = answer
  const raw = typeof body === 'string' || body instanceof Uint8Array
  response.writeHead(status, raw ? headers : { 'content-type': 'application/json', ...headers })
  response.end(raw ? body : JSON.stringify(body))
}
