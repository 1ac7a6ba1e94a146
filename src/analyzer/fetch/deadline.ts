/** A deadline that can stand still while what is timed waits for something else. */
export interface Deadline {
  /** Aborts with the reason when the time has run out. */
  readonly signal: AbortSignal
  /** Does some work that does not count. */
  outside<T>(work: () => Promise<T>): Promise<T>
  /** Ends it; the signal aborts no more. */
  clear(): void
}

/** Starts at once. */
export function createDeadline(timeoutMs: number, reason: () => Error): Deadline {
  const controller = new AbortController()
  let left = timeoutMs
  let startedAt = 0
  let timer: NodeJS.Timeout | undefined

  const start = (): void => {
    startedAt = performance.now()
    timer = setTimeout(() => controller.abort(reason()), left)
  }
  const stop = (): void => {
    clearTimeout(timer)
    left = Math.max(0, left - (performance.now() - startedAt))
  }

  start()
  return {
    signal: controller.signal,
    async outside(work) {
      stop()
      try {
        return await work()
      } finally {
        start()
      }
    },
    clear: () => clearTimeout(timer),
  }
}
