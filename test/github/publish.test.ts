import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renderSummary } from '../../src/present/summary.ts'
import { outputDefinitions } from '../../src/report/action-interface.ts'
import type { RunResult } from '../../src/report/run-result.ts'
import { runNode } from '../support/run-process.ts'
import { aCheck, anErrorPage, aPage, aRun } from '../support/run-results.ts'
import { sampleRuns } from '../support/sample-runs.ts'
import { fileCommands, workflowCommands } from '../support/workflow-commands.ts'

const script = fileURLToPath(new URL('../support/publish-run.ts', import.meta.url))

let folder: string
let outputFile: string
let summaryFile: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seo-report-publish-'))
  outputFile = join(folder, 'output')
  summaryFile = join(folder, 'summary')
  await Promise.all([writeFile(outputFile, ''), writeFile(summaryFile, '')])
})
afterEach(() => rm(folder, { recursive: true }))

const files = { dir: '/tmp/report', results: '/tmp/report/results.json', summary: '/tmp/report/summary.md' }

/** Publishes in a process of its own, with the runner's files unless told otherwise. */
async function publish(result: RunResult, environment: Record<string, string> = {}, some = files) {
  const runFile = join(folder, 'run.json')
  await writeFile(runFile, JSON.stringify({ result, files: some }))
  const runner = { GITHUB_OUTPUT: outputFile, GITHUB_STEP_SUMMARY: summaryFile, ...environment }
  const { code, stdout, stderr } = await runNode([script, runFile], runner)
  expect([code, stderr]).toEqual([0, ''])
  return { stdout, commands: workflowCommands(stdout) }
}

const outputs = async () => fileCommands(await readFile(outputFile, 'utf8'))

const page = aPage({
  url: 'https://shop.example/a',
  verdict: 'failed',
  checks: [aCheck()],
  report: { result: 'bad', score: 12, reportUrl: 'https://reports.example/12' },
})

describe('the outputs', () => {
  test('are all there, once, and parse back', async () => {
    await publish(aRun([aPage(), page, anErrorPage()]))
    const read = await outputs()
    expect(read.map(([name]) => name).sort()).toEqual(Object.keys(outputDefinitions).sort())
    const { reports, ...rest } = Object.fromEntries(read)
    expect(rest).toEqual({
      passed: 'false',
      result: 'bad',
      good: '1',
      decent: '0',
      bad: '1',
      errors: '1',
      'results-file': files.results,
      'summary-file': files.summary,
      'report-dir': files.dir,
    })
    expect(JSON.parse(reports ?? '')).toEqual([
      expect.objectContaining({ url: 'https://shop.example/', verdict: 'passed', result: 'good' }),
      {
        url: 'https://shop.example/a',
        verdict: 'failed',
        result: 'bad',
        score: 12,
        id: '12',
        reportUrl: 'https://reports.example/12',
        outcome: 'created',
        error: null,
      },
      expect.objectContaining({ url: 'https://shop.example/slow', verdict: 'error', error: 'timeout' }),
    ])
  })

  test('of a run that checked nothing have an empty result', async () => {
    await publish(aRun([anErrorPage()]))
    expect(Object.fromEntries(await outputs())).toMatchObject({ passed: 'false', result: '', errors: '1' })
  })

  test('hold hostile text without a word lost or an output forged', async () => {
    const hostile = [
      'a\nb\r\nc',
      'passed=true',
      'ghadelimiter_',
      'EOF\npassed<<EOF\ntrue\nEOF',
      '::set-output name=passed::true',
      '%0A%25',
      '😀\u2028\u0000\ud800',
    ]
    const pages = hostile.map(text => aPage({ report: { id: text, project: text } }))
    const dir = '/tmp/a\npassed=true\n'
    await publish(aRun(pages), {}, { ...files, dir })
    const read = await outputs()
    expect(read.map(([name]) => name).sort()).toEqual(Object.keys(outputDefinitions).sort())
    const { reports, 'report-dir': readDir } = Object.fromEntries(read)
    expect(readDir).toBe(dir)
    expect(JSON.parse(reports ?? '').map(({ id }: { id: string }) => id)).toEqual(hostile)
  })

  test('come after what is in the file already', async () => {
    await writeFile(outputFile, 'mine=1\n')
    await publish(aRun([aPage()]))
    expect((await outputs())[0]).toEqual(['mine', '1'])
  })
})

describe('the job summary', () => {
  test('comes after what is in the file already', async () => {
    await writeFile(summaryFile, '# Mine\n\n')
    const run = aRun([aPage(), page])
    await publish(run)
    const text = await readFile(summaryFile, 'utf8')
    expect(text.startsWith(`# Mine\n\n${renderSummary(run)}`)).toBe(true)
    expect(text.slice(`# Mine\n\n${renderSummary(run)}`.length)).toMatch(/^\n?$/)
  })

  test.each([[''], [undefined]])('is left out quietly where the runner has none (%j)', async path => {
    const run = aRun([aPage()])
    const runFile = join(folder, 'run.json')
    await writeFile(runFile, JSON.stringify({ result: run, files }))
    const environment = {
      GITHUB_OUTPUT: outputFile,
      ...(path !== undefined && { GITHUB_STEP_SUMMARY: path }),
    }
    const { code, stdout, stderr } = await runNode([script, runFile], environment)
    expect([code, stdout, stderr]).toEqual([0, '', ''])
    expect(Object.fromEntries(await outputs())).toMatchObject({ passed: 'true' })
  })
})

describe('a file that cannot be written costs no other', () => {
  test('outputs: a warning, and the summary is there', async () => {
    const { commands } = await publish(aRun([page]), { GITHUB_OUTPUT: folder })
    expect(commands[0]).toMatchObject({
      command: 'warning',
      data: expect.stringMatching(/^Could not set the outputs: /),
    })
    expect(commands.slice(1).map(({ command }) => command)).toEqual(['error'])
    expect(await readFile(summaryFile, 'utf8')).toContain('## ')
  })

  test('summary: a warning, and the outputs are there', async () => {
    const { commands } = await publish(aRun([page]), { GITHUB_STEP_SUMMARY: join(folder, 'gone') })
    expect(commands.map(({ command }) => command)).toEqual(['warning', 'error'])
    expect(commands[0]?.data).toMatch(/^Could not write the job summary: /)
    expect(Object.fromEntries(await outputs())).toMatchObject({ bad: '1' })
  })

  test('both: two warnings and no crash', async () => {
    const { commands } = await publish(aRun([aPage()]), {
      GITHUB_OUTPUT: folder,
      GITHUB_STEP_SUMMARY: folder,
    })
    expect(commands.map(({ command }) => command)).toEqual(['warning', 'warning'])
  })
})

describe('annotations', () => {
  test('are errors for failed pages and warnings where errors only warn', async () => {
    const { commands } = await publish(aRun([aPage(), page, anErrorPage()], { onError: 'warn' }))
    expect(commands.map(({ command, properties }) => [command, properties.title])).toEqual([
      ['error', expect.stringContaining('bad')],
      ['warning', expect.stringContaining('timeout')],
    ])
    expect(commands[0]?.data).toContain('https://shop.example/a')
  })

  test.each(['hostile', 'mixed', 'allErrors', 'large'] as const)(
    'and nothing else reach the log of a run (%s)',
    async name => {
      const { stdout, commands } = await publish(sampleRuns[name])
      expect(commands.length).toBeLessThanOrEqual(9)
      expect(stdout.split('\n').filter(line => line !== '')).toHaveLength(commands.length)
      for (const { command, properties } of commands) {
        expect(['error', 'warning']).toContain(command)
        expect(Object.keys(properties)).toEqual(['title'])
      }
    },
  )

  test('quote hostile text without a forged command', async () => {
    const hostile = '::error::x\n::stop-commands::y\r##[add-mask]z,file=a::b%0A::c'
    const pages = [
      aPage({
        url: `https://shop.example/${hostile}`,
        verdict: 'failed',
        why: hostile,
        checks: [aCheck({ title: hostile, advice: hostile })],
      }),
      anErrorPage('https://shop.example/e', { message: hostile }),
    ]
    const { commands } = await publish(aRun(pages))
    expect(commands.map(({ command }) => command)).toEqual(['error', 'error'])
    for (const { properties, data } of commands) {
      expect(Object.keys(properties)).toEqual(['title'])
      expect(data).not.toMatch(/[\r\n]/)
    }
  })
})
