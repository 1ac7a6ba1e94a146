import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InputName, OutputName } from '../../src/report/action-interface.ts'
import type { RunResult } from '../../src/report/run-result.ts'
import { type ProcessResult, runNode } from './run-process.ts'

const bundle = fileURLToPath(new URL('../../dist/index.js', import.meta.url))

export interface ActionResult extends ProcessResult {
  readonly outputs: Partial<Record<OutputName, string>>
  /** What was appended to GITHUB_STEP_SUMMARY. */
  readonly summary: string
  /** The report folder, by file name. */
  readonly files: Readonly<Record<string, string>>
  readonly results: RunResult | null
  /** Every byte that left the process: streams, runner files and report files. */
  readonly everything: string
}

/** Runs the committed bundle as a runner does: `INPUT_*`, runner files, an own temporary folder. */
export async function runAction(
  inputs: Partial<Record<InputName, string>>,
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<ActionResult> {
  const temp = await mkdtemp(join(tmpdir(), 'seo-report-e2e-'))
  const outputFile = join(temp, 'output')
  const summaryFile = join(temp, 'summary')
  await Promise.all([writeFile(outputFile, ''), writeFile(summaryFile, '')])
  try {
    const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
    const runner = {
      GITHUB_OUTPUT: outputFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      GITHUB_WORKSPACE: temp,
      RUNNER_TEMP: temp,
      ...environment,
    }
    const entries = [...Object.entries(runner), ...given].filter(entry => entry[1] !== undefined)
    const ended = await runNode([bundle], Object.fromEntries(entries), temp)
    const [output, summary] = await Promise.all([readFile(outputFile, 'utf8'), readFile(summaryFile, 'utf8')])
    const files = await readFolder(inputs['report-dir'] ?? join(temp, 'seo-report'))
    const results = files['results.json'] ? (JSON.parse(files['results.json']) as RunResult) : null
    const everything = [ended.stdout, ended.stderr, output, summary, ...Object.values(files)].join('\n')
    return { ...ended, outputs: parseOutputs(output), summary, files, results, everything }
  } finally {
    await rm(temp, { recursive: true })
  }
}

async function readFolder(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder).catch(() => [])
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}

/** The `name<<delimiter` blocks of a GITHUB_OUTPUT file. */
function parseOutputs(text: string): ActionResult['outputs'] {
  const blocks = text.matchAll(/^([^\n<]+)<<(.+)\r?\n([\s\S]*?)\r?\n\2\r?$/gm)
  return Object.fromEntries(Array.from(blocks, ([, name, , value]) => [name, value]))
}
