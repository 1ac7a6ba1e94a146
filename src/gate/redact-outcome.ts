import type { CheckResult } from '../report/check-result.ts'
import type { Redact } from '../report/redact.ts'
import type { PageOutcome } from '../report/run-result.ts'

/**
 * Takes secrets out of every text that came from a service. The page's own URL stays as the user wrote it,
 * and words with a meaning (`result`, `status`) stay too: a password `bad` must not hide a result.
 */
export function redactOutcome(outcome: PageOutcome, redact: Redact): PageOutcome {
  const { report, error } = outcome
  const orNull = (text: string | null): string | null => (text === null ? null : redact(text))
  return {
    ...outcome,
    why: redact(outcome.why),
    report: report && {
      ...report,
      id: redact(report.id),
      url: report.url === outcome.url ? report.url : redact(report.url),
      project: orNull(report.project),
      reportUrl: orNull(report.reportUrl),
    },
    checks: outcome.checks.map(check => redactCheck(check, redact)),
    error: error && { ...error, message: redact(error.message) },
  }
}

const redactCheck = (check: CheckResult, redact: Redact): CheckResult => ({
  ...check,
  id: redact(check.id),
  title: redact(check.title),
  reason: check.reason && redact(check.reason),
  advice: check.advice && redact(check.advice),
  details: Object.fromEntries(
    Object.entries(check.details).map(([name, value]) => {
      if (typeof value === 'string') return [redact(name), redact(value)]
      return [redact(name), Array.isArray(value) ? value.map(redact) : value]
    }),
  ),
})
