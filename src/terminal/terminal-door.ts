import { resolve } from 'node:path'
import { logLine } from '../present/log-line.ts'
import { renderTerminal } from '../present/terminal.ts'
import type { RawInputs } from '../report/action-interface.ts'
import type { RunResult } from '../report/run-result.ts'

export interface TerminalStream {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

export interface Terminal {
  /** For the summary. */
  readonly stdout: TerminalStream
  /** For progress and everything that is not the result. */
  readonly stderr: TerminalStream
  readonly environment: NodeJS.ProcessEnv
}

/** The run's door to a terminal: progress to stderr, the summary to stdout. */
export function createTerminalDoor(inputs: RawInputs, { stdout, stderr, environment }: Terminal) {
  const say = (line: string) => void stderr.write(`${logLine(line)}\n`)
  return {
    inputs,
    defaultReportDir: resolve('seo-report'),
    workspace: process.cwd(),
    missingKeyHint: 'Set SEO_REPORT_API_KEY.',
    mask: () => {},
    info: say,
    notice: say,
    warning: say,
    startGroup: say,
    endGroup: () => {},
    async publish(result: RunResult, { html }: { readonly html: string }) {
      const colors = wantsColors(stdout, environment)
      const width = stdout.columns
      stdout.write(`\n${renderTerminal(result, { colors, ...(width && { width }) })}`)
      stdout.write(`\nHTML report: ${html}\n`)
    },
  }
}

/** Colours only on a terminal, and never with a non-empty NO_COLOR (no-color.org). */
const wantsColors = ({ isTTY }: TerminalStream, { NO_COLOR, TERM }: NodeJS.ProcessEnv): boolean =>
  Boolean(isTTY) && !NO_COLOR && TERM !== 'dumb'
