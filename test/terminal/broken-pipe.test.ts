import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { serveSite } from '../../demo/serve-site.ts'

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))

/** `node src/cli.ts …` into readers that have gone, as in `… | true`. */
async function unread(args: readonly string[], gone: readonly ('stdout' | 'stderr')[]) {
  const cwd = mkdtempSync(join(tmpdir(), 'seo-report-pipe-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  const child = spawn(process.execPath, [cli, ...args], { cwd, env: {}, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const name of gone) child[name].destroy()
  const stderr = gone.includes('stderr') ? '' : text(child.stderr)
  const [code] = await once(child, 'exit')
  return { code, stderr: await stderr }
}

test.each([
  ['that passes', 0, 0, ['stdout']],
  ['that passes', 0, 0, ['stdout', 'stderr']],
  ['that fails', 2, 1, ['stdout']],
  ['that fails', 2, 1, ['stdout', 'stderr']],
] as const)(
  'a page %s keeps its exit code when nobody reads (page %i: %i, %j)',
  async (_, page, code, gone) => {
    const site = await serveSite()
    onTestFinished(() => site.close())
    const ended = await unread(['check', site.pages[page] ?? ''], gone)
    expect(ended.code).toBe(code)
    expect(ended.stderr).not.toMatch(/EPIPE|^\s+at /m)
  },
)

test('bad input, help and version keep theirs', async () => {
  expect((await unread(['check'], ['stderr'])).code).toBe(2)
  expect((await unread(['--help'], ['stdout'])).code).toBe(0)
  expect((await unread(['--version'], ['stdout'])).code).toBe(0)
})
