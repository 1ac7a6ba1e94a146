/** Whether the service has been out of reach, so that nobody waits for it once more with every request. */
export interface Health {
  readonly isDown: boolean
  /** The service answered, whatever it said. */
  answered(): void
  /** All tries of a request got no answer. */
  unreachable(): void
}

export function createHealth(): Health {
  let isDown = false
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
  }
}
