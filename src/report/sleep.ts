import { setTimeout } from 'node:timers/promises'

/** Waits, or rejects with the signal's own reason as soon as it aborts. */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  try {
    await setTimeout(ms, undefined, { signal })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}
