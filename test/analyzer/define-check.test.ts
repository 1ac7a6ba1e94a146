import { expect, test } from 'vitest'
import {
  defineCheck,
  fail,
  inconclusive,
  instances,
  notApplicable,
  pass,
  runCheck,
} from '../../src/analyzer/define-check.ts'
import { buildPage } from '../support/page.ts'
import type { CheckTable } from '../support/test-check.ts'

const page = buildPage({})
const checkThat = (run: () => ReturnType<typeof pass> | ReturnType<typeof fail<'broken'>>) =>
  defineCheck({
    id: 'sample',
    title: 'Sample',
    category: 'seo',
    importance: 'medium',
    explanation: 'It matters.',
    reasons: { broken: 'Mend it.' },
    run,
  })

const common = {
  id: 'sample',
  title: 'Sample',
  category: 'seo',
  importance: 'medium',
  reason: null,
  advice: null,
}

test.each([
  [pass({ text: 'x' }), { status: 'passed', details: { text: 'x' } }],
  [notApplicable(), { status: 'notApplicable', details: {} }],
  [inconclusive(), { status: 'inconclusive', details: {} }],
  [fail('broken'), { status: 'failed', reason: 'broken', advice: 'Mend it.', details: {} }],
  [
    fail('broken', {}, 'high'),
    { status: 'failed', reason: 'broken', advice: 'Mend it.', details: {}, importance: 'high' },
  ],
])('%j becomes a result', (outcome, expected) => {
  expect(
    runCheck(
      checkThat(() => outcome),
      page,
    ),
  ).toEqual({ ...common, ...expected })
})

test('a check that throws is inconclusive and says why on one line', () => {
  const check = checkThat(() => {
    throw new Error(`first\n${'x'.repeat(1000)}`)
  })
  const { status, reason, details } = runCheck(check, page)
  expect({ status, reason }).toEqual({ status: 'inconclusive', reason: null })
  expect(details.problem).toMatch(/^The check itself failed: Error: first x+…$/)
})

test('instances keeps the first 20 and counts all', () => {
  const places = Array.from({ length: 21 }, (_, index) => `place ${index}`)
  expect(instances(places)).toEqual({ count: 21, instances: places.slice(0, 20) })
  expect(instances(places.slice(0, 20))).toMatchObject({ count: 20, instances: { length: 20 } })
})

test('a reason without advice does not compile', () => {
  // @ts-expect-error: 'emty' is not declared in reasons.
  expect(checkThat(() => fail('emty'))).toBeDefined()
})

test('a declared reason without a page in its table does not compile', () => {
  // @ts-expect-error: nothing fails for the reason 'broken'.
  const table: CheckTable<'broken'> = { pass: [{}], fail: {} }
  expect(table).toBeDefined()
})
