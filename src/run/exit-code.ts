import type { RunResult } from '../report/run-result.ts'

/** 0 passed, 1 a gate failed, 2 could not check. */
export function exitCode({ passed, pages }: RunResult): 0 | 1 | 2 {
  if (passed) return 0
  return pages.some(page => page.verdict === 'failed') ? 1 : 2
}
