import type { PageError } from '../report/run-result.ts'

/** Ends a run early: every page that is not finished gets this error. */
export class RunStop extends Error {
  override readonly name = 'RunStop'
  readonly pageError: PageError

  constructor(pageError: PageError) {
    super(pageError.message)
    this.pageError = pageError
  }
}

export const deadlineStop = (timeoutMs: number): RunStop =>
  new RunStop({
    code: 'timeout',
    message: `Not finished within the ${timeoutMs / 1000} s of the whole run (input timeout).`,
    status: null,
  })
