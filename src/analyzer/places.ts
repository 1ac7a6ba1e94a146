/** A bounded number of places for work that must not all happen at once; whoever comes first goes first. */
export interface Places {
  /**
   * Waits for a free place and takes it.
   *
   * @returns gives the place back; further calls do nothing
   * @throws the signal's reason when it aborts first
   */
  take(signal: AbortSignal): Promise<() => void>
}

export function createPlaces(count: number): Places {
  let free = count
  const waiting = new Set<() => void>()

  function place(): () => void {
    let held = true
    return () => {
      if (!held) return
      held = false
      const [next] = waiting
      if (next) next()
      else free += 1
    }
  }

  return {
    async take(signal) {
      signal.throwIfAborted()
      if (free > 0) {
        free -= 1
        return place()
      }
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const settle = (): void => {
        waiting.delete(enter)
        signal.removeEventListener('abort', leave)
      }
      const enter = (): void => {
        settle()
        resolve(place())
      }
      const leave = (): void => {
        settle()
        reject(signal.reason)
      }
      waiting.add(enter)
      signal.addEventListener('abort', leave, { once: true })
      return await promise
    },
  }
}
