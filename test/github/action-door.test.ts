import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createActionDoor } from '../../src/github/action-door.ts'
import { logLine } from '../../src/present/log-line.ts'
import { runNode } from '../support/run-process.ts'
import { workflowCommands } from '../support/workflow-commands.ts'

const script = fileURLToPath(new URL('../support/use-action-door.ts', import.meta.url))

describe('folders', () => {
  test.each([
    [{ RUNNER_TEMP: '/runner/temp', GITHUB_WORKSPACE: '/runner/work' }, '/runner/temp', '/runner/work'],
    [{ RUNNER_TEMP: '', GITHUB_WORKSPACE: '' }, tmpdir(), process.cwd()],
    [{}, tmpdir(), process.cwd()],
  ])('with %o', (environment, temp, workspace) => {
    const door = createActionDoor(environment)
    expect([door.defaultReportDir, door.workspace]).toEqual([join(temp, 'seo-report'), workspace])
  })
})

describe('a missing key', () => {
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

  test.each([
    [
      'of a fork',
      '{"pull_request":{"head":{"repo":null},"base":{"repo":{"full_name":"shop/site"}}}}',
      'forks get no secrets',
    ],
    ['that tells no branch', '{}', 'secret exists'],
    ['that is not JSON', 'not json', null],
    ['that is no object', 'null', null],
    ['that cannot be read', null, null],
  ])('with an event %s is an error of the inputs, not a crash', async (_, event, hint) => {
    const folder = mkdtempSync(join(tmpdir(), 'seo-report-event-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const GITHUB_EVENT_PATH = join(folder, 'event.json')
    if (event !== null) writeFileSync(GITHUB_EVENT_PATH, event)
    const inputs = { INPUT_URLS: 'https://shop.example/', 'INPUT_BASE-URL': 'https://reports.example' }
    const runner = { RUNNER_TEMP: folder, GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH }
    const { code, stdout, stderr } = await runNode([main], { ...runner, ...inputs }, folder)
    expect([code, stderr]).toEqual([1, ''])
    const [error, ...others] = workflowCommands(stdout)
    expect([error?.command, others]).toEqual(['error', []])
    expect(error?.data).toMatch(/api-key/)
    for (const word of ['forks get no secrets', 'secret exists']) {
      expect(error?.data.includes(word)).toBe(word === hint)
    }
  })
})

describe('whatever is said', () => {
  test.each([
    'plain',
    '::error::forged',
    '  ::add-mask::a',
    '\u200b::error::forged',
    'one ##[error]forged',
    'a\n::error::forged\r\n##[error]b',
    '\u001b[31mred\u0007',
  ])('%j stays one line and makes no other command', async text => {
    const { code, stdout, stderr } = await runNode([script, text])
    expect([code, stderr]).toEqual([1, ''])
    const line = logLine(text)
    expect(workflowCommands(stdout)).toEqual([
      { command: 'group', properties: {}, data: line },
      { command: 'endgroup', properties: {}, data: '' },
      { command: 'notice', properties: {}, data: line },
      { command: 'warning', properties: {}, data: line },
      // The failure of the step may have several lines; escaped, they are one.
      { command: 'error', properties: {}, data: text },
    ])
    expect(stdout.split('\n')).toHaveLength(7)
    expect(stdout.split('\n')[1]).toBe(line)
  })
})
