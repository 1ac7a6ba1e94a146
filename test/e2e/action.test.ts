import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServedSite, serveSite } from '../../demo/serve-site.ts'
import { runAction } from '../support/run-action.ts'
import { closedOrigin, serve } from '../support/serve.ts'

let site: ServedSite
beforeAll(async () => {
  site = await serveSite()
})
afterAll(() => site.close())

describe('the built action, without an account', () => {
  test('fails on a bad page, after all outputs and the summary are written', async () => {
    const [good, decent, bad] = site.pages
    const run = await runAction({ urls: site.pages.join('\n') })

    expect(run.code).toBe(1)
    expect(run.stdout).toMatch(/^::error::SEO Report Action: 1 of 3 pages failed/m)
    const { reports, ...scalars } = run.outputs
    expect(scalars).toMatchObject({
      passed: 'false',
      result: 'bad',
      good: '1',
      decent: '1',
      bad: '1',
      errors: '0',
    })
    expect(JSON.parse(reports ?? '')).toMatchObject([
      { url: good, verdict: 'passed', result: 'good', outcome: 'created', error: null },
      { url: decent, verdict: 'passed', result: 'decent' },
      { url: bad, verdict: 'failed', result: 'bad' },
    ])
    expect(run.summary).toContain('1 of 3 pages failed')
    expect(run.summary.trim()).toBe(run.files['summary.md']?.trim())
    expect(Object.keys(run.files).sort()).toEqual(['index.html', 'results.json', 'summary.md'])
    expect(run.results).toMatchObject({
      schemaVersion: 1,
      engine: { kind: 'embedded' },
      passed: false,
      failOn: ['bad'],
    })
    expect(run.stderr).toBe('')
  })

  test('passes the same page with fail-on: none, and says what it is', async () => {
    const run = await runAction({ urls: site.pages[2], 'fail-on': 'none' })
    expect(run.code).toBe(0)
    expect(run.outputs).toMatchObject({ passed: 'true', result: 'bad', bad: '1' })
  })

  test('fails a decent page with fail-on: decent', async () => {
    const run = await runAction({ urls: site.pages[1], 'fail-on': 'decent' })
    expect(run.code).toBe(1)
  })

  test('counts an unreachable page as an error, never as bad', async () => {
    const gone = `${await closedOrigin()}/`
    const run = await runAction({ urls: `${site.pages[0]} ${gone}` })
    expect(run.code).toBe(1)
    expect(run.outputs).toMatchObject({ passed: 'false', result: 'good', good: '1', bad: '0', errors: '1' })
    expect(run.results?.pages[1]).toMatchObject({
      url: gone,
      verdict: 'error',
      report: null,
      error: { code: 'page-unreachable' },
    })
  })

  test('lets errors pass with on-error: warn, but not when nothing was checked', async () => {
    const gone = `${await closedOrigin()}/`
    const some = await runAction({ urls: `${site.pages[0]} ${gone}`, 'on-error': 'warn' })
    expect([some.code, some.outputs.passed]).toEqual([0, 'true'])
    const none = await runAction({ urls: gone, 'on-error': 'warn' })
    expect([none.code, none.outputs.passed, none.outputs.result]).toEqual([1, 'false', ''])
  })

  test.each([undefined, ''])('needs no job summary (GITHUB_STEP_SUMMARY: %s)', async missing => {
    const run = await runAction({ urls: site.pages[0] }, { GITHUB_STEP_SUMMARY: missing })
    expect([run.code, run.stderr]).toEqual([0, ''])
    expect(run.outputs.passed).toBe('true')
  })

  test('ends at its deadline with everything written, although a page never answers', async () => {
    await using server = await serve(() => {})
    const run = await runAction({ urls: `${site.pages[0]} ${server.origin}/`, timeout: '2' })
    expect(run.code).toBe(1)
    expect(run.results?.pages.map(page => page.error?.code ?? page.verdict)).toEqual(['passed', 'timeout'])
    expect(run.summary).toContain('timeout')
  })
})
