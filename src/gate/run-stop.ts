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

/** Does some work unless the signal aborts first: then rejects with its reason at once and lets the work go. */
export async function orStop<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([work(), stopped])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
