import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../gate/inputs/input-error.ts'
import { renderHtmlReport } from '../present/html-report.ts'
import { renderResultsJson } from '../present/results-json.ts'
import { renderSummary } from '../present/summary.ts'
import type { RunResult } from '../report/run-result.ts'

/** Absolute paths of what a run leaves behind. */
export interface ReportFiles {
  readonly dir: string
  readonly results: string
  readonly summary: string
  readonly html: string
}

/**
 * Makes the folder ready before anything is sent: it exists, can be written to, and holds no file of an
 * earlier run that could be taken for this one's.
 *
 * @throws {InputError} naming `report-dir`
 */
export function prepareReportDir(dir: string): ReportFiles {
  const files = {
    dir,
    results: join(dir, 'results.json'),
    summary: join(dir, 'summary.md'),
    html: join(dir, 'index.html'),
  }
  try {
    mkdirSync(dir, { recursive: true })
    for (const file of [files.results, files.summary, files.html]) {
      // First of all, lest a link's target be emptied.
      rmSync(file, { force: true })
      writeFileSync(file, '')
      rmSync(file)
    }
  } catch (error) {
    const problem = `"${dir}" cannot be written to: ${(error as Error).message}.`
    throw new InputError([{ input: 'report-dir', problem }])
  }
  return files
}

export function writeReportFiles(files: ReportFiles, result: RunResult): void {
  writeFileSync(files.results, renderResultsJson(result))
  writeFileSync(files.summary, renderSummary(result))
  writeFileSync(files.html, renderHtmlReport(result))
}
