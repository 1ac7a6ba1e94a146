import type { CheckResult } from './check-result.ts'
import type { Privacy } from './privacy.ts'
import type { Rating } from './rating.ts'

/**
 * A report record as the client understands it. A field that a service does not tell is null
 * (`checks`: empty). `result` is null while the report is still being generated.
 */
export interface Report {
  readonly id: string
  /** The page, as the service spells it. */
  readonly url: string
  readonly project: string | null
  readonly privacy: Privacy | null
  readonly result: Rating | null
  /** 0 to 100. */
  readonly score: number | null
  /** ISO 8601. */
  readonly createdAt: string | null
  /** ISO 8601. */
  readonly generatedAt: string | null
  /** Address of the report page, http(s) only. */
  readonly reportUrl: string | null
  readonly checks: readonly CheckResult[]
}
