import { expect, test } from 'vitest'
import { failureMessage, pageHeadline } from '../../src/present/failure-message.ts'
import type { RunResult } from '../../src/report/run-result.ts'
import { anErrorPage, aPage, aRun } from '../support/run-results.ts'

const good = aPage()
const bad = aPage({ verdict: 'failed', report: { result: 'bad' } })
const decent = aPage({ verdict: 'failed', report: { result: 'decent' } })
const regressed = aPage({ verdict: 'failed', report: { result: 'decent' } })
const badButPassed = aPage({ report: { result: 'bad' } })
const slow = anErrorPage()
const refused = anErrorPage('https://shop.example/x', { code: 'network', message: 'Refused.' })

const cases: [string, RunResult, string, string][] = [
  ['one good', aRun([good]), 'the page passed', ''],
  ['all good', aRun([good, good, good]), 'all 3 pages passed', ''],
  ['one bad', aRun([bad]), '1 of 1 page failed', '1 of 1 page failed: 1 with result bad.'],
  ['some bad', aRun([bad, good, bad]), '2 of 3 pages failed', '2 of 3 pages failed: 2 with result bad.'],
  [
    'bad and decent',
    aRun([decent, bad, good], { failOn: ['decent'] }),
    '2 of 3 pages failed',
    '2 of 3 pages failed: 1 with result decent, 1 with result bad.',
  ],
  [
    'a regression',
    aRun([regressed, bad, good], { failOn: ['bad', 'regression'] }),
    '2 of 3 pages failed',
    '2 of 3 pages failed: 1 worse than before, 1 with result bad.',
  ],
  [
    'bad and an error',
    aRun([good, bad, slow]),
    '1 of 3 pages failed, 1 could not be checked',
    '1 of 3 pages failed, 1 could not be checked: 1 with result bad, 1 timeout.',
  ],
  [
    'bad and an error that only warns',
    aRun([good, bad, slow], { onError: 'warn' }),
    '1 of 3 pages failed, 1 could not be checked',
    '1 of 3 pages failed, 1 could not be checked: 1 with result bad, 1 timeout.',
  ],
  [
    'errors of several kinds',
    aRun([good, slow, slow, refused]),
    '1 of 4 pages passed, 3 could not be checked',
    '1 of 4 pages passed, 3 could not be checked: 2 timeout, 1 network.',
  ],
  [
    'errors that only warn',
    aRun([good, slow], { onError: 'warn' }),
    '1 of 2 pages passed, 1 could not be checked',
    '',
  ],
  [
    'nothing but one cause',
    aRun([slow, slow], { onError: 'warn' }),
    'none of the 2 pages could be checked',
    'None of the 2 pages could be checked (timeout): No answer within 30 s.',
  ],
  [
    'nothing but errors of several causes',
    aRun([slow, refused]),
    'none of the 2 pages could be checked',
    'None of the 2 pages could be checked (1 timeout, 1 network).',
  ],
  [
    'one page, one error',
    aRun([slow]),
    'the page could not be checked',
    'The page could not be checked (timeout): No answer within 30 s.',
  ],
  [
    'bad pages that nothing fails on',
    aRun([good, badButPassed], { failOn: ['none'] }),
    'no page failed, but 1 of 2 is bad',
    '',
  ],
  ['no pages', aRun([], { passed: false }), 'no page was checked', 'No page was checked.'],
]

test.each(cases)('%s', (_, result, headline, message) => {
  expect(pageHeadline(result)).toBe(headline)
  expect(failureMessage(result)).toBe(message)
})

test('the message counts pages as the headline does', () => {
  for (const [, result] of cases) {
    const headline = pageHeadline(result)
    if (!result.passed) expect(failureMessage(result).toLowerCase()).toContain(headline)
  }
})

test('the message stays one line', () => {
  const page = anErrorPage('https://shop.example/', { message: 'a\r\n::error::b' })
  expect(failureMessage(aRun([page]))).toBe('The page could not be checked (timeout): a ::error::b')
})
