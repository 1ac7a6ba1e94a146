import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkPages } from '../gate/check-pages.ts'
import { parseInputs } from '../gate/inputs/parse-inputs.ts'
import { progressLine } from '../present/progress-line.ts'
import { inputDefinitions, inputNames, type RawInputs } from '../report/action-interface.ts'
import type { RunResult } from '../report/run-result.ts'
import { sleep } from '../report/sleep.ts'
import { oneLine, plural } from '../report/text.ts'
import { openEngine } from './engine.ts'
import { prepareReportDir, type ReportFiles, writeReportFiles } from './report-files.ts'

/** Where a run comes from and goes to: the action or the terminal. */
export interface Door {
  readonly inputs: RawInputs
  readonly defaultReportDir: string
  /** What relative paths of inputs start from. */
  readonly workspace: string
  readonly missingKeyHint: string
  /** Called with every secret before anything else happens. */
  mask(secret: string): void
  info(line: string): void
  notice(line: string): void
  warning(line: string): void
  /** Lines between the two belong together. */
  startGroup(title: string): void
  endGroup(): void
  /** Hands over a finished run whose files are written. Never throws because a channel is missing. */
  publish(result: RunResult, files: ReportFiles): Promise<void>
}

/**
 * The whole run, the same for both doors: mask, parse, check, write, publish. What the result means for the
 * exit code is the door's.
 *
 * @throws {InputError} before anything was sent, or after all else is done when a file could not be written
 */
export async function run(door: Door): Promise<RunResult> {
  for (const name of inputNames) {
    if ('secretVariable' in inputDefinitions[name]) maskSecret(door, door.inputs[name])
  }
  const inputs = parseInputs(door.inputs, {
    readFile: path => readFileSync(resolve(door.workspace, path)),
    defaultReportDir: door.defaultReportDir,
    missingKeyHint: door.missingKeyHint,
  })
  const files = prepareReportDir(resolve(door.workspace, inputs.reportDir))
  for (const line of inputs.notices) door.notice(line)

  const now = () => new Date()
  const onFault = (error: Error) =>
    door.warning(`The embedded service failed: ${oneLine(String(error.stack))}`)
  const { engine, client, close } = openEngine(inputs, { now, onFault })
  const by = engine.kind === 'service' ? engine.baseUrl : 'the embedded service'
  door.startGroup(`Checking ${plural(inputs.urls.length, 'page')} with ${by}`)
  const result = await checkPages(inputs, {
    client,
    engine,
    now,
    sleep,
    onDuplicates: (url, ids) =>
      door.notice(
        `${url} has ${ids.length} reports: ${ids.join(', ')}. The newest is refreshed; delete the others.`,
      ),
    onPage: (outcome, done, total) => door.info(progressLine(done, total, outcome)),
  }).finally(() => {
    door.endGroup()
    return close()
  })

  const fault = writeReportFiles(files, result)
  await door.publish(result, files)
  if (fault) throw fault
  return result
}

/** As it was given and as it is used: both may be echoed. */
function maskSecret(door: Door, secret: string): void {
  for (const spelling of new Set([secret, secret.trim()])) {
    if (spelling !== '') door.mask(spelling)
  }
}
