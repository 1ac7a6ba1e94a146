import type { CheckResult } from './check-result.ts'
import type { Rating } from './rating.ts'
import type { Report } from './report.ts'

/** Why a page could not be checked. */
export const errorCodes = [
  'unauthorized',
  'forbidden',
  'validation',
  'rate-limited',
  'server-error',
  'network',
  'timeout',
  'bad-response',
  'page-unreachable',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** The rules that can fail a run. */
export const failOnRules = ['bad', 'decent', 'regression', 'none'] as const
export type FailOn = (typeof failOnRules)[number]

/** What a page that could not be checked does to the run. */
export const onErrorPolicies = ['fail', 'warn'] as const
export type OnError = (typeof onErrorPolicies)[number]

export const verdicts = ['passed', 'failed', 'error'] as const
export type Verdict = (typeof verdicts)[number]

export interface PageError {
  readonly code: ErrorCode
  /** One line for a person, free of secrets; may quote foreign text. */
  readonly message: string
  /** HTTP status of the service's answer; null when there was none. */
  readonly status: number | null
}

/** The report as it was before this run. */
export interface Previous {
  readonly result: Rating | null
  readonly score: number | null
  readonly generatedAt: string | null
}

/** What became of one page. `report` is null exactly when `error` is not. */
export interface PageOutcome {
  /** What the user wrote, normalized. */
  readonly url: string
  readonly verdict: Verdict
  /** One sentence for a person. */
  readonly why: string
  readonly outcome: 'created' | 'refreshed' | null
  readonly report: Omit<Report, 'checks'> | null
  readonly previous: Previous | null
  readonly checks: readonly CheckResult[]
  readonly error: PageError | null
}

export type Engine =
  | { readonly kind: 'embedded'; readonly rulesetVersion: string }
  | { readonly kind: 'service'; readonly baseUrl: string }

export interface Counts {
  readonly good: number
  readonly decent: number
  readonly bad: number
  readonly errors: number
}

/** A finished run, complete before anything is rendered. Serialized as it is, it is `results.json`. */
export interface RunResult {
  readonly schemaVersion: 1
  readonly engine: Engine
  /** ISO 8601. */
  readonly startedAt: string
  readonly durationMs: number
  readonly passed: boolean
  /** The worst rating among checked pages; null when none was checked. */
  readonly result: Rating | null
  readonly failOn: readonly FailOn[]
  readonly onError: OnError
  readonly counts: Counts
  /** In input order. */
  readonly pages: readonly PageOutcome[]
}
