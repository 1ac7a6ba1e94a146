import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as core from '@actions/core'
import { logLine } from '../present/log-line.ts'
import { missingKeyHint } from './missing-key-hint.ts'
import { publish } from './publish.ts'
import { readEvent } from './read-event.ts'
import { readInputs } from './read-inputs.ts'

/** The run's door to a GitHub runner: inputs from `INPUT_*`, words to its log, results to its files. */
export function createActionDoor(environment: NodeJS.ProcessEnv) {
  return {
    inputs: readInputs(),
    defaultReportDir: join(environment.RUNNER_TEMP || tmpdir(), 'seo-report'),
    workspace: environment.GITHUB_WORKSPACE || process.cwd(),
    missingKeyHint: missingKeyHint(readEvent(environment)),
    mask: core.setSecret,
    info: (line: string) => core.info(logLine(line)),
    notice: (line: string) => core.notice(logLine(line)),
    warning: (line: string) => core.warning(logLine(line)),
    startGroup: (title: string) => core.startGroup(logLine(title)),
    endGroup: core.endGroup,
    publish,
  }
}

/** Fails the step; a message of several lines stays one annotation. */
export const failStep = (message: string): void => core.setFailed(message)
