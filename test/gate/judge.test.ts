import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explain, judgePage, judgeRun } from '../../src/gate/judge.ts'
import type { CheckResult } from '../../src/report/check-result.ts'
import { type Rating, ratings } from '../../src/report/rating.ts'
import type { FailOn, OnError, PageOutcome } from '../../src/report/run-result.ts'
import { aCheck, anErrorPage, aPage } from '../support/run-results.ts'

test.each<[failOn: FailOn[], good: string, decent: string, bad: string]>([
  [['bad'], 'passed', 'passed', 'failed'],
  [['decent'], 'passed', 'failed', 'failed'],
  [['bad', 'decent'], 'passed', 'failed', 'failed'],
  [['decent', 'bad'], 'passed', 'failed', 'failed'],
  [['none'], 'passed', 'passed', 'passed'],
])('fail-on %j: good %s, decent %s, bad %s', (failOn, ...verdicts) => {
  expect(ratings.map(rating => judgePage(rating, failOn))).toEqual(verdicts)
})

const good = aPage()
const decent = aPage({ report: { result: 'decent' } })
const bad = aPage({ report: { result: 'bad' }, verdict: 'failed' })
const badButPassed = aPage({ report: { result: 'bad' } })
const error = anErrorPage()

describe('a run', () => {
  test.each<[name: string, pages: PageOutcome[], fail: boolean, warn: boolean, result: Rating | null]>([
    ['of no page', [], false, false, null],
    ['of one error', [error], false, false, null],
    ['of errors alone', [error, error], false, false, null],
    ['of a good page', [good], true, true, 'good'],
    ['of a failed page', [bad], false, false, 'bad'],
    ['of a bad page that may be bad', [badButPassed], true, true, 'bad'],
    ['of good and decent pages', [good, decent, good], true, true, 'decent'],
    ['of good and failed pages', [good, bad], false, false, 'bad'],
    ['of a good page and an error', [good, error], false, true, 'good'],
    ['of a decent page and errors', [error, decent, error], false, true, 'decent'],
    ['of a failed page and an error', [bad, error], false, false, 'bad'],
    ['of everything', [good, decent, bad, badButPassed, error], false, false, 'bad'],
  ])('%s passes with on-error fail: %4$s, warn: %5$s', (_, pages, fail, warn, result) => {
    const [failing, warning] = [judgeRun(pages, 'fail'), judgeRun(pages, 'warn')]
    expect([failing.passed, warning.passed]).toEqual([fail, warn])
    expect([failing.result, warning.result]).toEqual([result, result])
  })

  test('counts', () => {
    const { counts } = judgeRun([good, decent, bad, badButPassed, error, good], 'fail')
    expect(counts).toEqual({ good: 2, decent: 1, bad: 2, errors: 1 })
  })

  test('is never green without a checked page, with a failed page, or with an error that is not forgiven', () => {
    const pages = fc.array(fc.constantFrom(good, decent, bad, badButPassed, error))
    fc.assert(
      fc.property(pages, fc.constantFrom<OnError>('fail', 'warn'), (some, onError) => {
        const { passed, counts } = judgeRun(some, onError)
        const { good, decent, bad, errors } = counts
        expect(good + decent + bad + errors).toBe(some.length)
        if (!passed) return
        expect(good + decent + bad).toBeGreaterThan(0)
        expect(some.some(({ verdict }) => verdict === 'failed')).toBe(false)
        expect(onError === 'warn' || errors === 0).toBe(true)
      }),
    )
  })
})

describe('a result is explained', () => {
  const failed = (title: string, importance: CheckResult['importance']) => aCheck({ title, importance })

  test.each<[name: string, checks: CheckResult[], why: string]>([
    ['without checks', [], 'The result is decent.'],
    [
      'without failed checks',
      [aCheck({ status: 'passed' }), aCheck({ status: 'inconclusive' })],
      'The result is decent.',
    ],
    ['by one failed check', [failed('Language', 'low')], 'The result is decent. First to mend: Language.'],
    [
      'by the most important one',
      [
        failed('Language', 'low'),
        failed('Heading', 'medium'),
        failed('Title', 'high'),
        failed('Robots', 'high'),
      ],
      'The result is decent. First to mend: Title, and 3 more.',
    ],
  ])('%s', (_, checks, why) => {
    expect(explain('decent', checks)).toBe(why)
  })
})
