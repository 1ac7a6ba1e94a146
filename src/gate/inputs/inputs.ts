import type { Privacy } from '../../report/privacy.ts'
import type { FailOn, OnError } from '../../report/run-result.ts'

/** A run's inputs, checked and typed. */
export interface Inputs {
  /** Normalized, without duplicates, in the order given; at least one. */
  readonly urls: readonly string[]
  /** Null: the embedded service. */
  readonly service: { readonly baseUrl: string; readonly apiKey: string } | null
  /** Null: not sent. */
  readonly privacy: Privacy | null
  /** Not null exactly with privacy `password`. */
  readonly password: string | null
  readonly failOn: readonly FailOn[]
  readonly onError: OnError
  /** Pages worked on at once. */
  readonly concurrency: number
  /** For the whole run. */
  readonly timeoutMs: number
  /** Absolute, or relative to the workspace. */
  readonly reportDir: string
  /** What a user should know although it is no fault, such as dropped duplicates. */
  readonly notices: readonly string[]
}
