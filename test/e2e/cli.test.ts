import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ServedSite, serveSite } from '../../demo/serve-site.ts'
import { version } from '../../src/report/version.ts'
import { runNode } from '../support/run-process.ts'
import { closedOrigin } from '../support/serve.ts'

const script = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const cli = script('src/cli.ts')

let site: ServedSite
let folder: string
beforeAll(async () => {
  site = await serveSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seo-report-cli-'))
})
afterEach(() => rm(folder, { recursive: true }))

const check = (...args: string[]) => runNode([cli, 'check', ...args], {}, folder)

test('a passing page: exit 0, the summary on stdout, the files in ./seo-report', async () => {
  const run = await check(site.pages[0])
  expect(run.code).toBe(0)
  expect(run.stdout).toContain(site.pages[0])
  expect(run.stdout).toContain(join('seo-report', 'index.html'))
  expect(run.stderr).toContain('[1/1] good')
  expect(await readdir(join(folder, 'seo-report'))).toHaveLength(3)
  expect(run.stdout).not.toContain('\u001b')
})

test('a gate that fails: exit 1', async () => {
  expect((await check(site.pages[1], '--fail-on', 'decent')).code).toBe(1)
})

test('nothing could be checked: exit 2', async () => {
  expect((await check(`${await closedOrigin()}/`)).code).toBe(2)
})

test.each([
  [['check'], 'seo-report: Input urls: no page was given'],
  [['check', '--fial-on', 'bad'], "Unknown option '--fial-on'"],
  [['audit'], '"audit" is not a command'],
])('a command line that cannot be used: exit 2 (%s)', async (args, told) => {
  const run = await runNode([cli, ...args], {}, folder)
  expect([run.code, run.stdout]).toEqual([2, ''])
  expect(run.stderr).toContain(told)
})

test('help and version', async () => {
  expect(await runNode([cli, '--version'])).toMatchObject({ code: 0, stdout: `${version}\n` })
  const help = await runNode([cli, 'check', '--help'])
  expect([help.code, help.stderr]).toEqual([0, ''])
  expect(help.stdout).toContain('--fail-on')
})

test('npm start checks the sample shop and exits 0', async () => {
  const run = await runNode([script('demo/start.ts')], {}, folder)
  expect(run.code).toBe(0)
  for (const result of ['good', 'decent', 'bad']) expect(run.stderr).toContain(`] ${result}`)
  expect(run.stdout).toContain('HTML report: ')
})

test('npm start with arguments is the command line', async () => {
  const run = await runNode([script('demo/start.ts'), 'check', site.pages[2]], {}, folder)
  expect(run.code).toBe(1)
})
