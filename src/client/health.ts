/** What a client has learnt of its service, for all of its requests. */
export interface Health {
  /** The last request found no connection in all its tries, so nobody waits for it once more with every request. */
  readonly isDown: boolean
  /** The service answered, whatever it said. */
  answered(): void
  /** All tries of a request got no answer. */
  unreachable(): void
  /** The service asked for a pause: no request is sent before it is over. */
  pauseUntil(time: number): void
  /** How long to wait before the next request, in milliseconds; 0 without a pause. */
  pauseMs(): number
}

/** @param now in milliseconds */
export function createHealth(now: () => number): Health {
  let isDown = false
  let pausedUntil = 0
  return {
    get isDown() {
      return isDown
    },
    answered() {
      isDown = false
    },
    unreachable() {
      isDown = true
    },
    pauseUntil(time) {
      pausedUntil = Math.max(pausedUntil, time)
    },
    pauseMs: () => Math.max(0, pausedUntil - now()),
  }
}
