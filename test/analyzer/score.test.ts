import { describe, expect, test } from 'vitest'
import { decentFrom, goodFrom, scorePage, weights } from '../../src/analyzer/score.ts'
import type { CheckResult, CheckStatus, Importance } from '../../src/report/check-result.ts'
import { buildPage } from '../support/page.ts'

const page = buildPage({})

const results = (status: CheckStatus, importance: Importance, count: number): CheckResult[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${status}-${importance}-${index}`,
    title: 'A check',
    category: 'seo',
    importance,
    status,
    reason: status === 'failed' ? 'some-reason' : null,
    advice: null,
    details: {},
  }))

const passed = (importance: Importance, count: number) => results('passed', importance, count)
const failed = (importance: Importance, count: number) => results('failed', importance, count)

test('weights and bounds are those of the catalogue', () => {
  expect({ weights, goodFrom, decentFrom }).toEqual({
    weights: { high: 10, medium: 4, low: 1 },
    goodFrom: 80,
    decentFrom: 50,
  })
})

describe('the score is the weighed share of passed checks, rounded down', () => {
  test.each([
    ['all passed', [...passed('high', 1), ...passed('low', 1)], 100],
    ['all failed', failed('medium', 3), 0],
    ['high weighs 10, medium 4', [...passed('high', 1), ...failed('medium', 1)], 71],
    ['medium weighs 4, low 1', [...passed('low', 1), ...failed('medium', 1)], 20],
    ['two thirds', [...passed('low', 2), ...failed('low', 1)], 66],
    ['79.96', [...passed('low', 1999), ...failed('low', 501)], 79],
    [
      'others do not weigh',
      [...passed('low', 1), ...results('notApplicable', 'high', 9), ...results('inconclusive', 'high', 9)],
      100,
    ],
  ])('%s', (_, some, score) => {
    expect(scorePage(page, some).score).toBe(score)
  })

  test('of nothing known it is 0 and bad', () => {
    expect(scorePage(page, results('inconclusive', 'high', 3))).toEqual({ score: 0, result: 'bad' })
    expect(scorePage(page, [])).toEqual({ score: 0, result: 'bad' })
  })
})

describe('the rating', () => {
  test.each([
    [100, 'good'],
    [80, 'good'],
    [79, 'decent'],
    [50, 'decent'],
    [49, 'bad'],
    [0, 'bad'],
  ])('of %i is %s', (score, result) => {
    expect(scorePage(page, [...passed('low', score), ...failed('low', 100 - score)])).toEqual({
      score,
      result,
    })
  })

  test('is not good with a failed check of high importance, whatever the score', () => {
    expect(scorePage(page, [...passed('high', 99), ...failed('high', 1)])).toEqual({
      score: 99,
      result: 'decent',
    })
    expect(scorePage(page, [...passed('high', 99), ...failed('medium', 1)])).toEqual({
      score: 99,
      result: 'good',
    })
  })
})
