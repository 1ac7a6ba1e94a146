import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { Analyzer } from '../analyzer/analyzer.ts'
import { createService } from './app.ts'
import { openStore } from './store/open-store.ts'

export interface EmbeddedService {
  /** Never resolved: the requests stay in this process. */
  readonly baseUrl: string
  /** Made for this run, known to nobody else. */
  readonly apiKey: string
  /** For the client's `fetch` option. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  close(): void
}

/** The service for one run: in this process, in memory, with one account. */
export function createEmbeddedService(options: {
  readonly analyzer: Analyzer
  readonly now: () => Date
  readonly onFault: (error: Error) => void
}): EmbeddedService {
  const store = openStore(':memory:')
  const apiKey = randomUUID()
  const known = Buffer.from(apiKey)
  const app = createService({
    ...options,
    store,
    authenticate(key) {
      const given = Buffer.from(key)
      return given.length === known.length && timingSafeEqual(given, known) ? 'embedded' : null
    },
  })
  return {
    baseUrl: 'http://embedded.invalid',
    apiKey,
    fetch: async (url, init) => app.fetch(new Request(url, init)),
    close: () => store.close(),
  }
}
