import { gzipSync } from 'node:zlib'
import type { Answer, JsonAnswer, ReceivedRequest } from './report-service.ts'
import { html, reset, resetMidBody, stall, stallMidBody } from './service-faults.ts'

/** What a fault can do with a request. */
export interface FaultScene {
  readonly request: ReceivedRequest
  /** Lets the service do its work; returns what it would have said. */
  readonly proceed: () => JsonAnswer
  /** Refuses connections for so long. */
  readonly refuse: (ms: number) => void
  /** The address of a server that is not the service. */
  readonly elsewhere: string
}

export type Fault = (scene: FaultScene) => Answer | Promise<Answer>

/** How long connections are refused, in milliseconds. */
const refusalMs = 8
/** Longer than the client of a fault server waits, in milliseconds. */
const lateMs = 300

const bomb = gzipSync(Buffer.alloc(20_000_000, ' '))

/** A query parameter of requests that go round in a loop. */
export const loopMark = 'again'

/** The fault after the service did its work, so that only the answer is lost. */
const afterWork =
  (answer: Answer): Fault =>
  ({ proceed }) => {
    proceed()
    return answer
  }

/** All that can go wrong, each before and after the work where that makes a difference. */
export const faults = {
  'connection refused': ({ refuse }) => {
    refuse(refusalMs)
    return reset
  },
  'connection refused after the work': ({ refuse, proceed }) => {
    proceed()
    refuse(refusalMs)
    return reset
  },
  'reset before the work': () => reset,
  'reset after the work': afterWork(reset),
  'reset within the answer': afterWork(resetMidBody),
  'stalled headers before the work': () => stall,
  'stalled headers after the work': afterWork(stall),
  'stalled body': afterWork(stallMidBody),
  'work after the client gave up': async ({ proceed }) => {
    await new Promise(resolve => setTimeout(resolve, lateMs).unref())
    return proceed()
  },
  'truncated JSON': ({ proceed }) => {
    const { status, body } = proceed()
    const text = JSON.stringify(body)
    return { status, body: text.slice(0, text.length / 2) }
  },
  'HTML with 200 before the work': () => html('<h1>It works!</h1>'),
  'HTML with 200 after the work': afterWork(html('<h1>It works!</h1>')),
  'empty 200 before the work': () => ({}),
  'empty 200 after the work': afterWork({}),
  '429 with seconds': () => ({ status: 429, headers: { 'retry-after': '1' } }),
  '429 with a date': () => ({
    status: 429,
    headers: { 'retry-after': new Date(Date.now() + 2000).toUTCString() },
  }),
  '500 before the work': () => ({ status: 500 }),
  '500 after the work': afterWork({ status: 500 }),
  '502 before the work': () => html('<h1>Bad gateway</h1>', 502),
  '502 after the work': afterWork(html('<h1>Bad gateway</h1>', 502)),
  '503 before the work': () => ({ status: 503, headers: { 'retry-after': '0' } }),
  '503 after the work': afterWork({ status: 503 }),
  '504 after the work': afterWork({ status: 504 }),
  'redirect to another origin': ({ request, elsewhere }) => ({
    status: 307,
    headers: { location: `${elsewhere}${request.path}?${request.query}` },
  }),
  'redirect that loses the query': ({ request }) => ({ status: 302, headers: { location: request.path } }),
  'redirect loop': ({ request: { path, query } }) => ({
    status: 302,
    headers: {
      location: `${path}?${new URLSearchParams({ ...Object.fromEntries(query), [loopMark]: '1' })}`,
    },
  }),
  'gzip bomb': afterWork({ headers: { 'content-encoding': 'gzip' }, body: bomb }),
  'the key in a refusal': ({ request }) => ({
    status: 422,
    body: { message: `No: ${request.headers.authorization}`, errors: { url: [request.body] } },
  }),
  'the key in a failure after the work': ({ request, proceed }) => {
    proceed()
    return { status: 500, body: { error: request.headers.authorization } }
  },
  'the key in a page': ({ request }) => html(`<p>${request.headers.authorization}`),
  'the key in a report': ({ request, proceed }) => {
    const { status, body } = proceed()
    const key = `${request.headers.authorization?.slice('Bearer '.length)}`
    return { status, body: JSON.stringify(body).replaceAll('reports.example/', `reports.example/${key}/`) }
  },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]
