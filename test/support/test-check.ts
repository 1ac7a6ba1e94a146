import { describe, expect, test } from 'vitest'
import { type CheckDefinition, runCheck } from '../../src/analyzer/define-check.ts'
import type { CheckDetails, CheckResult, CheckStatus } from '../../src/report/check-result.ts'
import { buildPage, describePage, type PageSpec } from './page.ts'

/** A page, and what of the result's evidence and importance matters besides its status. */
export interface Row extends PageSpec {
  readonly evidence?: CheckDetails
  readonly importance?: CheckResult['importance']
}

type Rows = readonly [Row, ...Row[]]

/** Pages for each outcome of a check; a declared reason without a page does not compile. */
export interface CheckTable<Reason extends string> {
  readonly pass: Rows
  readonly fail: { readonly [Each in Reason]: Rows }
  readonly notApplicable?: Rows
  readonly inconclusive?: Rows
}

/** Declares one test for each row. */
export function testCheck<Reason extends string>(
  check: CheckDefinition<Reason>,
  table: CheckTable<NoInfer<Reason>>,
): void {
  describe(check.id, () => {
    rows(check, 'passed', null, table.pass)
    for (const reason of Object.keys(check.reasons) as Reason[]) {
      rows(check, 'failed', reason, table.fail[reason])
    }
    rows(check, 'notApplicable', null, table.notApplicable ?? [])
    rows(check, 'inconclusive', null, table.inconclusive ?? [])
  })
}

function rows<Reason extends string>(
  check: CheckDefinition<Reason>,
  status: CheckStatus,
  reason: Reason | null,
  table: readonly Row[],
): void {
  for (const { evidence = {}, importance = check.importance, ...spec } of table) {
    test(`${reason ?? status}: ${describePage(spec)}`, () => {
      const result = runCheck(check, buildPage(spec))
      expect(result).toMatchObject({ status, reason, importance, details: evidence })
      expect(result.details).not.toHaveProperty('problem', expect.stringContaining('The check itself failed'))
    })
  }
}
