import { expect, test } from 'vitest'
import * as words from '../../src/present/words.ts'
import { aCheck, anErrorPage, aPage, aRun } from '../support/run-results.ts'

const previous = { result: 'good', score: 91, generatedAt: null } as const

test.each([
  ['milliseconds', words.durationWords(40), '0.0 s'],
  ['under ten seconds', words.durationWords(3449), '3.4 s'],
  ['ten seconds', words.durationWords(9950), '10 s'],
  ['under a minute', words.durationWords(59_499), '59 s'],
  ['a minute', words.durationWords(59_500), '1 min 0 s'],
  ['minutes', words.durationWords(185_000), '3 min 5 s'],
  ['an instant', words.dateWords('2026-01-31T12:00:00.000Z'), '31 January 2026, 12:00 UTC'],
  ['no date', words.dateWords('soon\n'), 'soon'],
  ['up', words.signed(3), '+3'],
  ['down', words.signed(-59), '−59'],
  ['the same', words.signed(0), '±0'],
  ['a short URL', words.shortUrl('https://x.example/', 18), 'https://x.example/'],
  ['a long URL', words.shortUrl('https://x.example/abcdefgh', 18), 'https://x.e…cdefgh'],
  ['nothing fails', words.failOnWords(aRun([], { failOn: ['none'] })), 'fails on nothing'],
  [
    'several rules',
    words.failOnWords(aRun([], { failOn: ['decent', 'regression'] })),
    'fails on decent or regression',
  ],
  [
    'the embedded engine',
    words.engineWords({ kind: 'embedded', rulesetVersion: '3' }),
    'embedded analyzer, ruleset 3',
  ],
  [
    'a service',
    words.engineWords({ kind: 'service', baseUrl: 'https://x.example' }),
    'service https://x.example',
  ],
  ['an error', words.standing(anErrorPage()), 'error'],
  ['no result', words.standing(aPage({ report: { result: null } })), 'unknown'],
  ['a change', words.scoreChange(aPage({ previous, report: { score: 32 } })), -59],
  ['no previous score', words.scoreChange(aPage({ previous: { ...previous, score: null } })), null],
  ['no score', words.scoreChange(aPage({ previous, report: { score: null } })), null],
  ['a new report', words.scoreChange(aPage()), null],
  [
    'importances',
    words.importanceCounts([aCheck(), aCheck({ importance: 'low' }), aCheck()]),
    '2 high, 1 low',
  ],
  ['one to fix', words.firstFixWords(aPage(), [aCheck()]), 'First: Page title (high).'],
  [
    'more to fix',
    words.firstFixWords(aPage(), [aCheck(), aCheck()]),
    'First: Page title (high), and 1 more.',
  ],
  ['none to fix', words.firstFixWords(aPage(), []), 'Nothing to fix.'],
  ['no checks told', words.firstFixWords(aPage({ checks: [] }), []), ''],
])('%s', (_, actual, expected) => {
  expect(actual).toBe(expected)
})
