import type { CheckResult, CheckStatus } from '../../src/report/check-result.ts'
import { type Rating, worstRating } from '../../src/report/rating.ts'
import type { PageOutcome, RunResult } from '../../src/report/run-result.ts'

/** A failed check with evidence, unless told otherwise. */
export function aCheck(some: Partial<CheckResult> = {}): CheckResult {
  const status: CheckStatus = some.status ?? 'failed'
  const failed = status === 'failed'
  return {
    id: 'title',
    title: 'Page title',
    category: 'seo',
    importance: 'high',
    status,
    reason: failed ? 'missing' : null,
    advice: failed ? 'Add one <title> to the <head>.' : null,
    details: {},
    ...some,
  }
}

type PageParts = Partial<Omit<PageOutcome, 'report' | 'error'>> & {
  report?: Partial<NonNullable<PageOutcome['report']>>
}

/** A page that was checked: good, score 96, one passed check, unless told otherwise. */
export function aPage({ report = {}, ...some }: PageParts = {}): PageOutcome {
  const url = some.url ?? 'https://shop.example/'
  const result = report.result === undefined ? 'good' : report.result
  return {
    url,
    verdict: 'passed',
    why: `The result is ${result}.`,
    outcome: 'created',
    previous: null,
    checks: [aCheck({ status: 'passed' })],
    ...some,
    report: {
      id: '12',
      url,
      project: 'shop.example',
      privacy: 'public',
      result,
      score: 96,
      createdAt: '2026-01-30T09:00:00.000Z',
      generatedAt: '2026-01-31T12:00:00.000Z',
      reportUrl: null,
      ...report,
    },
    error: null,
  }
}

/** A page that could not be checked. */
export function anErrorPage(
  url = 'https://shop.example/slow',
  error: Partial<NonNullable<PageOutcome['error']>> = {},
): PageOutcome {
  const full = { code: 'timeout', message: 'No answer within 30 s.', status: null, ...error } as const
  return {
    url,
    verdict: 'error',
    why: `The page could not be checked: ${full.message}`,
    outcome: null,
    report: null,
    previous: null,
    checks: [],
    error: full,
  }
}

/** A run of these pages, with counts, result and verdict derived from them as the contract says. */
export function aRun(pages: readonly PageOutcome[], some: Partial<RunResult> = {}): RunResult {
  const results = pages.flatMap(page => page.report?.result ?? [])
  const count = (rating: Rating): number => results.filter(result => result === rating).length
  const errors = pages.filter(page => page.error).length
  const onError = some.onError ?? 'fail'
  return {
    schemaVersion: 1,
    engine: { kind: 'embedded', rulesetVersion: '1' },
    startedAt: '2026-01-31T12:00:00.000Z',
    durationMs: 3400,
    passed:
      errors < pages.length &&
      pages.every(page => page.verdict !== 'failed') &&
      (errors === 0 || onError === 'warn'),
    result: worstRating(results),
    failOn: ['bad'],
    onError,
    counts: { good: count('good'), decent: count('decent'), bad: count('bad'), errors },
    pages,
    ...some,
  }
}
