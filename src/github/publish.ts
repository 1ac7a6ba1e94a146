import * as core from '@actions/core'
import { annotations } from '../present/annotations.ts'
import { logLine } from '../present/log-line.ts'
import { reportsOutput } from '../present/reports-output.ts'
import { renderSummary } from '../present/summary.ts'
import type { OutputName } from '../report/action-interface.ts'
import type { RunResult } from '../report/run-result.ts'

export interface PublishedFiles {
  readonly dir: string
  readonly results: string
  readonly summary: string
}

/** Outputs, job summary and annotations, each best effort: one that fails costs no other. */
export async function publish(result: RunResult, files: PublishedFiles): Promise<void> {
  await attempt('set the outputs', async () => {
    for (const [name, value] of Object.entries(outputs(result, files))) core.setOutput(name, value)
  })
  // Servers before 3.6 and local runs have no summary file.
  if (process.env.GITHUB_STEP_SUMMARY) {
    await attempt('write the job summary', async () => {
      await core.summary.addRaw(renderSummary(result), true).write()
    })
  }
  await attempt('annotate', async () => {
    for (const { level, title, message } of annotations(result)) {
      const annotate = level === 'error' ? core.error : core.warning
      annotate(message, { title })
    }
  })
}

function outputs(result: RunResult, files: PublishedFiles): Record<OutputName, string> {
  const { good, decent, bad, errors } = result.counts
  return {
    passed: String(result.passed),
    result: result.result ?? '',
    good: String(good),
    decent: String(decent),
    bad: String(bad),
    errors: String(errors),
    reports: reportsOutput(result),
    'results-file': files.results,
    'summary-file': files.summary,
    'report-dir': files.dir,
  }
}

async function attempt(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    core.warning(`Could not ${what}: ${logLine(String(error))}`)
  }
}
