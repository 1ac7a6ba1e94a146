import { setImmediate } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** Collects what a process would complain about on its own: warnings and rejections that nobody handles. */
export function processFaults(): { settled: () => Promise<string[]> } {
  const faults: string[] = []
  const onWarning = ({ name, message }: Error): void => void faults.push(`${name}: ${message}`)
  const onRejection = (reason: unknown): void => void faults.push(`unhandled rejection: ${reason}`)
  process.on('warning', onWarning).on('unhandledRejection', onRejection)
  onTestFinished(() => {
    process.off('warning', onWarning).off('unhandledRejection', onRejection)
  })
  return {
    /** Gives what is under way some turns of the event loop to complain. */
    async settled() {
      for (let turn = 0; turn < 20; turn++) await setImmediate()
      return faults
    },
  }
}
