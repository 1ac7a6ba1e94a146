import { expect, test } from 'vitest'
import { renderResultsJson } from '../../src/present/results-json.ts'
import { aCheck, anErrorPage, aPage, aRun } from '../support/run-results.ts'
import { sampleRuns } from '../support/sample-runs.ts'

test('is the run, indented, with a final new line', () => {
  for (const run of Object.values(sampleRuns)) {
    const json = renderResultsJson(run)
    expect(JSON.parse(json)).toEqual(run)
    expect(json).toMatch(/^\{\n {2}"schemaVersion": 1,/)
    expect(json.endsWith('}\n')).toBe(true)
  }
})

test('has the fields of schema version 1, in their order', () => {
  const run = JSON.parse(renderResultsJson(aRun([aPage({ checks: [aCheck()] }), anErrorPage()])))
  const keys = (value: object): string => Object.keys(value).join(' ')
  expect(keys(run)).toBe(
    'schemaVersion engine startedAt durationMs passed result failOn onError counts pages',
  )
  expect(keys(run.pages[0])).toBe('url verdict why outcome report previous checks error')
  expect(keys(run.pages[0].report)).toBe(
    'id url project privacy result score createdAt generatedAt reportUrl',
  )
  expect(keys(run.pages[0].checks[0])).toBe('id title category importance status reason advice details')
  expect(keys(run.pages[1].error)).toBe('code message status')
})

test('checks that slipped into a report are not told twice', () => {
  const page = aPage({ report: { checks: [aCheck()] } as object })
  expect(JSON.parse(renderResultsJson(aRun([page]))).pages[0].report).not.toHaveProperty('checks')
})
