import { expect, test } from 'vitest'
import { evidenceOf } from '../../src/present/evidence.ts'
import type { CheckDetails } from '../../src/report/check-result.ts'
import { aCheck } from '../support/run-results.ts'

const nothing = { facts: [], instances: [], more: 0 }

test.each<[string, CheckDetails, Partial<ReturnType<typeof evidenceOf>>]>([
  ['nothing', {}, nothing],
  ['what is empty is left out', { a: null, b: '', c: ' ', d: [], e: ['', ' '] }, nothing],
  ['and so are empty items of a list', { a: ['', 'b'] }, { facts: [{ label: 'A', value: 'b' }] }],
  ['camel case becomes words', { finalUrl: 'x' }, { facts: [{ label: 'Final URL', value: 'x' }] }],
  ['snake case too', { max_age: 300 }, { facts: [{ label: 'Max age', value: '300' }] }],
  ['small numbers stay', { status: 404 }, { facts: [{ label: 'Status', value: '404' }] }],
  [
    'numbers are grouped, all in the same way',
    { bytes: 16969, gzipBytes: 5504 },
    {
      facts: [
        { label: 'Bytes', value: '16,969' },
        { label: 'Gzip bytes', value: '5,504' },
      ],
    },
  ],
  [
    'booleans are words',
    { blocked: true, ok: false },
    {
      facts: [
        { label: 'Blocked', value: 'yes' },
        { label: 'Ok', value: 'no' },
      ],
    },
  ],
  ['lists are joined', { missing: ['a', 'b'] }, { facts: [{ label: 'Missing', value: 'a, b' }] }],
  ['a count without places is a fact', { count: 3 }, { facts: [{ label: 'Count', value: '3' }] }],
  ['places up to the limit', { instances: ['a', 'b', 'c'] }, { facts: [], instances: ['a', 'b'], more: 1 }],
  [
    'the count tells how many more',
    { instances: ['a', 'b'], count: 31 },
    { instances: ['a', 'b'], more: 29 },
  ],
  [
    'a count that is too small is not believed',
    { instances: ['a'], count: 0 },
    { instances: ['a'], more: 0 },
  ],
  ['places that are no list are a fact', { instances: 'x' }, { facts: [{ label: 'Instances', value: 'x' }] }],
])('%s', (_, details, expected) => {
  expect(evidenceOf(aCheck({ details }), 2)).toMatchObject(expected)
})
