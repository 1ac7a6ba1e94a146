import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { InputError } from '../../../src/gate/inputs/input-error.ts'
import type { RawInputs } from '../../../src/report/action-interface.ts'
import { run } from '../../../src/run/run.ts'
import { serveReports } from '../../support/client-of.ts'
import { type RecordingDoor, recordingDoor } from '../../support/recording-door.ts'
import { rejectionOf } from '../../support/rejection.ts'

/** A door into an empty folder. */
function aDoor(given: Partial<RawInputs>): RecordingDoor {
  const folder = mkdtempSync(join(tmpdir(), 'seo-report-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return recordingDoor({ urls: 'https://shop.example/', ...given }, { folder })
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
  const door = aDoor({ ...ours, ...faulty })
  await rejectionOf(run(door), InputError)
  const said = door.events.filter(([channel]) => channel !== 'mask')
  expect([service.requests, said, readdirSync(door.workspace)]).toEqual([[], [], []])
})

test('sound inputs are sent', async () => {
  const service = await serveReports()
  const door = aDoor({ 'base-url': service.baseUrl, 'api-key': service.apiKey })
  expect((await run(door)).passed).toBe(true)
  expect(service.requests.map(({ method }) => method)).toEqual(['GET', 'POST'])
  expect(door.published).toHaveLength(1)
})
