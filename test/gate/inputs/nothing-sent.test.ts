import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { InputError } from '../../../src/gate/inputs/input-error.ts'
import type { RawInputs } from '../../../src/report/action-interface.ts'
import { type Door, run } from '../../../src/run/run.ts'
import { serveReports } from '../../support/client-of.ts'
import { rawInputs } from '../../support/inputs.ts'
import { rejectionOf } from '../../support/rejection.ts'

/** A door that only collects what passes through it. */
function aDoor(inputs: RawInputs): { door: Door; workspace: string; said: string[] } {
  const workspace = mkdtempSync(join(tmpdir(), 'seo-report-test-'))
  onTestFinished(() => rmSync(workspace, { recursive: true }))
  const said: string[] = []
  const say = (line: string): void => void said.push(line)
  const door: Door = {
    inputs,
    workspace,
    defaultReportDir: join(workspace, 'report'),
    missingKeyHint: '',
    mask: () => {},
    info: say,
    notice: say,
    warning: say,
    startGroup: say,
    endGroup: () => {},
    publish: async () => say('published'),
  }
  return { door, workspace, said }
}

const bad: Partial<RawInputs>[] = [
  { urls: '' },
  { urls: Array.from({ length: 501 }, (_, n) => `https://shop.example/${n}`).join('\n') },
  { urls: 'https://shop.example/ ftp://x' },
  { urls: 'https://shop.example/ example.com' },
  { urls: 'https://shop.example/ https://u:p@x/' },
  { 'fail-on': 'terrible' },
  { concurrency: '0' },
  { 'api-key': '' },
  { password: 'pw' },
  { 'urls-file': 'missing.txt' },
  { urls: 'example.com', 'fail-on': 'terrible', concurrency: '0' },
]

test.each(bad)('%j: nothing is sent, written or said', async faulty => {
  const service = await serveReports()
  const ours = { 'base-url': service.baseUrl, 'api-key': service.apiKey }
  const { door, workspace, said } = aDoor(rawInputs({ ...ours, ...faulty }))
  await rejectionOf(run(door), InputError)
  expect([service.requests, said, readdirSync(workspace)]).toEqual([[], [], []])
})

test('sound inputs are sent', async () => {
  const service = await serveReports()
  const { door, said } = aDoor(rawInputs({ 'base-url': service.baseUrl, 'api-key': service.apiKey }))
  expect((await run(door)).passed).toBe(true)
  expect(service.requests.map(({ method }) => method)).toEqual(['GET', 'POST'])
  expect(said.at(-1)).toBe('published')
})
