import type { Redact } from '../report/redact.ts'
import { oneLine } from '../report/text.ts'
import type { Clock } from './clock.ts'
import type { Fetch } from './fetch.ts'
import type { Health } from './health.ts'

/** What all requests of a client share. */
export interface RequestContext {
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly userAgent: string
  readonly fetch: Fetch
  /** For one exchange. */
  readonly timeoutMs: number
  readonly redact: Redact
  readonly now: () => Date
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** From 0 to 1, for the jitter of pauses. */
  readonly random: () => number
  readonly health: Health
  readonly clock: Clock
}

/** A text of the service as an error may quote it. Redacted before it is cut: half a secret is still one. */
export const quoted = ({ redact }: RequestContext, text: string, maxCharacters?: number): string =>
  oneLine(redact(text), maxCharacters)
