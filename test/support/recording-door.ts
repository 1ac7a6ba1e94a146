import { inputNames, type RawInputs } from '../../src/report/action-interface.ts'
import type { RunResult } from '../../src/report/run-result.ts'
import type { ReportFiles } from '../../src/run/report-files.ts'
import type { Door } from '../../src/run/run.ts'

export interface RecordingDoor extends Door {
  /** What the run did with the door, in order: the channel and what it was given. */
  readonly events: [channel: string, text: string][]
  readonly published: { readonly result: RunResult; readonly files: ReportFiles }[]
}

/** A door that keeps what goes through it. */
export function recordingDoor(
  given: Partial<RawInputs>,
  { folder, onPublish }: { readonly folder: string; readonly onPublish?: (files: ReportFiles) => void },
): RecordingDoor {
  const events: RecordingDoor['events'] = []
  const published: RecordingDoor['published'] = []
  const channel = (name: string) => (text: string) => void events.push([name, text])
  return {
    inputs: { ...(Object.fromEntries(inputNames.map(name => [name, ''])) as RawInputs), ...given },
    defaultReportDir: `${folder}/seo-report`,
    workspace: folder,
    missingKeyHint: 'A hint.',
    mask: channel('mask'),
    info: channel('info'),
    notice: channel('notice'),
    warning: channel('warning'),
    startGroup: channel('startGroup'),
    endGroup: () => void events.push(['endGroup', '']),
    async publish(result, files) {
      events.push(['publish', ''])
      published.push({ result, files })
      onPublish?.(files)
    },
    events,
    published,
  }
}
