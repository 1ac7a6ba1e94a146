import { expect, test } from 'vitest'
import type { OnError, PageOutcome } from '../../src/report/run-result.ts'
import { exitCode } from '../../src/run/exit-code.ts'
import { anErrorPage, aPage, aRun } from '../support/run-results.ts'

const good = aPage()
const bad = aPage({ report: { result: 'bad' } })
const failed = aPage({ verdict: 'failed', report: { result: 'bad' } })
const error = anErrorPage()

test.each<[string, PageOutcome[], OnError, number]>([
  ['all passed', [good, good], 'fail', 0],
  ['bad, but no rule fails it', [bad], 'fail', 0],
  ['one failed', [good, failed], 'fail', 1],
  ['one failed, one could not be checked', [failed, error], 'fail', 1],
  ['the same, errors only warned about', [failed, error], 'warn', 1],
  ['one could not be checked', [good, error], 'fail', 2],
  ['the same, errors only warned about', [good, error], 'warn', 0],
  ['none could be checked', [error, error], 'fail', 2],
  ['the same, errors only warned about', [error], 'warn', 2],
  ['no page at all', [], 'warn', 2],
])('%s', (_, pages, onError, code) => {
  expect(exitCode(aRun(pages, { onError }))).toBe(code)
})
