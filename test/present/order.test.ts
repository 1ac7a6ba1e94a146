import { expect, test } from 'vitest'
import { groupedByCause, toFix, worstFirst } from '../../src/present/order.ts'
import { aCheck, anErrorPage, aPage } from '../support/run-results.ts'

test('failed pages come first, then errors, then the rest, each by result and score, ties in input order', () => {
  const page = (
    url: string,
    verdict: 'passed' | 'failed',
    result: 'good' | 'decent' | 'bad',
    score: number | null,
  ) => aPage({ url, verdict, report: { result, score } })
  const pages = [
    page('9', 'passed', 'good', 97),
    page('7', 'passed', 'decent', 60),
    anErrorPage('5'),
    page('3', 'failed', 'decent', 51),
    page('2', 'failed', 'bad', 40),
    page('8', 'passed', 'good', 90),
    anErrorPage('6'),
    page('4', 'failed', 'good', 85),
    page('1', 'failed', 'bad', null),
  ]
  expect(worstFirst(pages).map(({ url }) => url)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('pages that could not be checked for the same reason stand together', () => {
  const refused = { code: 'network', message: 'Refused.' } as const
  const pages = [
    anErrorPage('1'),
    aPage({ url: '2' }),
    anErrorPage('3', refused),
    anErrorPage('4'),
    aPage({ url: '5' }),
  ]
  expect(groupedByCause(pages).map(group => group.map(({ url }) => url))).toEqual([
    ['1', '4'],
    ['2'],
    ['3'],
    ['5'],
  ])
})

test('what to fix are the failed checks, highest importance first, otherwise as they came', () => {
  const checks = [
    aCheck({ id: 'e', importance: 'low' }),
    aCheck({ id: 'c', importance: 'medium' }),
    aCheck({ id: 'x', status: 'passed' }),
    aCheck({ id: 'a' }),
    aCheck({ id: 'y', status: 'inconclusive' }),
    aCheck({ id: 'd', importance: 'medium' }),
    aCheck({ id: 'z', status: 'notApplicable' }),
    aCheck({ id: 'b' }),
  ]
  expect(toFix(aPage({ checks })).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
})
