import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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
 * earlier run that could be taken for this one's. A folder whose index.html or summary.md is somebody else's,
 * which is told by the missing results.json, is refused.
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
  const others = existsSync(files.results) ? [] : [files.summary, files.html].filter(file => existsSync(file))
  if (others.length > 0) {
    const names = others.map(file => basename(file)).join(' and ')
    throw unusable(`"${dir}" holds ${names} that no earlier run has written; name a folder of its own.`)
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
    throw unusable(`"${dir}" cannot be written to: ${(error as Error).message}.`)
  }
  return files
}

/** Writes the three files, each for itself; returns the fault when one could not be written. */
export function writeReportFiles(files: ReportFiles, result: RunResult): InputError | null {
  const contents: [file: string, render: (result: RunResult) => string][] = [
    [files.results, renderResultsJson],
    [files.summary, renderSummary],
    [files.html, renderHtmlReport],
  ]
  const problems = contents.flatMap(([file, render]) => {
    try {
      writeFileSync(file, render(result))
      return []
    } catch (error) {
      return `"${file}" could not be written: ${(error as Error).message}.`
    }
  })
  return problems.length > 0 ? unusable(problems.join(' ')) : null
}

const unusable = (problem: string): InputError => new InputError([{ input: 'report-dir', problem }])
