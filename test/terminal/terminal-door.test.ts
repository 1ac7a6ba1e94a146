import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { RawInputs } from '../../src/report/action-interface.ts'
import type { RunResult } from '../../src/report/run-result.ts'
import type { Door } from '../../src/run/run.ts'
import { createTerminalDoor } from '../../src/terminal/terminal-door.ts'
import { anErrorPage, aPage, aRun } from '../support/run-results.ts'
import { sampleRuns } from '../support/sample-runs.ts'

const esc = '\u001b'
const html = '/tmp/report/index.html'

/** A terminal that keeps what is written. */
function aTerminal(some: { isTTY?: boolean; columns?: number; environment?: NodeJS.ProcessEnv } = {}) {
  const { environment = {}, ...kind } = some
  const written = { stdout: '', stderr: '' }
  const stream = (name: keyof typeof written) => ({
    ...kind,
    write: (text: string) => {
      written[name] += text
    },
  })
  const door = createTerminalDoor({} as RawInputs, {
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    environment,
  })
  return { door, written }
}

async function published(result: RunResult, some: Parameters<typeof aTerminal>[0] = {}): Promise<string> {
  const { door, written } = aTerminal(some)
  await door.publish(result, { html })
  expect(written.stderr).toBe('')
  return written.stdout
}

test('progress goes to stderr, a line each', () => {
  const { door, written } = aTerminal()
  door.startGroup('Checking 2 pages')
  door.info('[1/2] good')
  door.notice('1 duplicate URL dropped.')
  door.warning('a\nb')
  door.endGroup()
  expect(written).toEqual({
    stdout: '',
    stderr: 'Checking 2 pages\n[1/2] good\n1 duplicate URL dropped.\na b\n',
  })
})

test('a secret is not printed to be masked', () => {
  const { door, written } = aTerminal()
  const { mask }: Door = door
  mask('hidden')
  expect(written).toEqual({ stdout: '', stderr: '' })
})

test('no text moves the cursor or paints', () => {
  const { door, written } = aTerminal({ isTTY: true })
  for (const say of [door.info, door.notice, door.warning, door.startGroup])
    say(`${esc}[2J${esc}]0;x\u0007\rhidden`)
  expect(written.stderr).not.toMatch(/[\u001b\u0007\r]/)
})

test('the summary goes to stdout and says where the HTML report lies', async () => {
  const text = await published(aRun([aPage(), anErrorPage()]))
  expect(text).toContain('https://shop.example/slow')
  expect(text).toMatch(/SEO report: .*could not be checked/)
  expect(text.trimEnd().split('\n').at(-1)).toBe(`HTML report: ${html}`)
})

describe('colours', () => {
  test.each<[string, boolean, Parameters<typeof aTerminal>[0]]>([
    ['on a terminal', true, { isTTY: true }],
    ['not into a file or pipe', false, {}],
    ['not into one that says so', false, { isTTY: false }],
    ['not with NO_COLOR', false, { isTTY: true, environment: { NO_COLOR: '1' } }],
    ['not with any NO_COLOR', false, { isTTY: true, environment: { NO_COLOR: '0' } }],
    ['with an empty NO_COLOR', true, { isTTY: true, environment: { NO_COLOR: '' } }],
    ['not on a terminal without any', false, { isTTY: true, environment: { TERM: 'dumb' } }],
    ['on a usual one', true, { isTTY: true, environment: { TERM: 'xterm-256color' } }],
  ])('%s', async (_, colours, some) => {
    const text = await published(sampleRuns.mixed, some)
    expect(text.includes(esc)).toBe(colours)
    expect(stripVTControlCharacters(text)).toBe(await published(sampleRuns.mixed))
  })

  test('are ours alone, whatever pages say', async () => {
    const text = await published(sampleRuns.hostile)
    expect(text).not.toMatch(/[\u001b\u0007\r\u202e]/)
  })
})

test('a narrow terminal gets shorter lines than a wide one', async () => {
  const longest = async (columns: number) =>
    Math.max(
      ...(await published(sampleRuns.hostile, { columns }))
        .split('\n')
        .slice(0, 8)
        .map(line => line.length),
    )
  expect(await longest(60)).toBeLessThan(await longest(160))
})

test('paths start from the working folder, and a missing key has a hint', () => {
  const { door } = aTerminal()
  expect([door.defaultReportDir, door.workspace]).toEqual([resolve('seo-report'), process.cwd()])
  expect(door.missingKeyHint).toContain('SEO_REPORT_API_KEY')
})
