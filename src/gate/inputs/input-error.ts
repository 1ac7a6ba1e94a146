import type { InputName } from '../../report/action-interface.ts'
import { plural } from '../../report/text.ts'

/** One thing that is wrong with one input, as a sentence that says how to mend it. */
export interface InputFault {
  readonly input: InputName
  readonly problem: string
}

/** All faults of a run's inputs at once. Nothing has been sent or written when it is thrown. */
export class InputError extends Error {
  override readonly name = 'InputError'
  readonly faults: readonly InputFault[]

  constructor(faults: readonly InputFault[]) {
    const lines = faults.map(({ input, problem }) => `${input}: ${problem}`)
    super(
      lines.length === 1
        ? `Input ${lines[0]}`
        : `${plural(lines.length, 'input fault')}:\n${lines.map(line => `  - ${line}`).join('\n')}`,
    )
    this.faults = faults
  }
}
