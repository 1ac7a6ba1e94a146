import type { Analysis, Analyzer } from '../../src/analyzer/analyzer.ts'
import type { CheckResult } from '../../src/report/check-result.ts'
import { createService } from '../../src/service/app.ts'
import { openStore, type Store } from '../../src/service/store/open-store.ts'
import { aCheck } from './run-results.ts'

/** A report as the service writes it. */
export interface ReportJson {
  readonly id: number
  readonly url: string
  readonly project: string
  readonly privacy: number
  readonly result: string
  readonly score: number
  readonly created_at: string
  readonly generated_at: string
  readonly report_url: null
  readonly checks?: readonly CheckResult[]
}

export interface Answer<Data> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: {
    readonly data: Data
    readonly meta: object
    readonly message: string
    readonly errors: Record<string, string[]>
    readonly code?: string
  }
}

export interface Sending {
  /** @default "key-of-ada" */
  readonly key?: string | null
  /** Sent form-encoded. */
  readonly form?: Record<string, string> | [name: string, value: string][]
  /** Instead of `form`. */
  readonly body?: NonNullable<RequestInit['body']>
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** A good page with one check, unless told otherwise. */
export const anAnalysis = (url: string, some: Partial<Analysis> = {}): Analysis => ({
  url,
  finalUrl: url,
  score: 91,
  result: 'good',
  checks: [aCheck({ status: 'passed' })],
  ...some,
})

const accounts = new Map([
  ['key-of-ada', 'ada'],
  ['key-of-bob', 'bob'],
])

/** The service with two accounts, a clock that stands still and an analyzer that does as it is told. */
export class TestService implements Disposable {
  now = new Date('2026-01-31T12:00:00.000Z')
  analyze: Analyzer['analyze'] = async url => anAnalysis(url)
  /** Pages that were analysed, in order. */
  readonly analysed: string[] = []
  readonly faults: Error[] = []
  readonly store: Store = openStore()
  readonly #app = createService({
    store: this.store,
    analyzer: {
      analyze: (url, options) => {
        this.analysed.push(url)
        return this.analyze(url, options)
      },
      close: async () => {},
    },
    now: () => this.now,
    authenticate: key => accounts.get(key) ?? null,
    onFault: error => this.faults.push(error),
  })

  /** @param path below the service's address, as it would be typed */
  async send<Data = ReportJson>(method: string, path: string, sending: Sending = {}): Promise<Answer<Data>> {
    const { key = 'key-of-ada', form, signal } = sending
    const body = form ? new URLSearchParams(form).toString() : sending.body
    const headers = new Headers(form && { 'content-type': 'application/x-www-form-urlencoded' })
    if (key !== null) headers.set('authorization', `Bearer ${key}`)
    for (const [name, value] of Object.entries(sending.headers ?? {})) headers.set(name, value)
    const init: RequestInit = { method, headers, ...(signal && { signal }) }
    if (body !== undefined) Object.assign(init, { body, duplex: 'half' })
    const response = await this.#app.request(new Request(`http://service.test${path}`, init))
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
  }

  /** Creates a report and returns it. */
  async create(url: string, form: Record<string, string> = {}, key = 'key-of-ada'): Promise<ReportJson> {
    const { status, body, text } = await this.send('POST', '/api/v1/reports', { form: { url, ...form }, key })
    if (status !== 201) throw new Error(`${url} was not created: ${text}`)
    return body.data
  }

  async show(id: number, key = 'key-of-ada'): Promise<ReportJson> {
    return (await this.send('GET', `/api/v1/reports/${id}`, { key })).body.data
  }

  async list(query: Record<string, string | number> = {}): Promise<Answer<ReportJson[]>> {
    const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
    return this.send('GET', `/api/v1/reports?${new URLSearchParams(given)}`)
  }

  [Symbol.dispose](): void {
    this.store.close()
  }
}
