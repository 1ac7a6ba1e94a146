import { getEventListeners } from 'node:events'
import { describe, expect, test } from 'vitest'
import { orAborted } from '../../src/report/or-aborted.ts'

describe('orAborted', () => {
  const reason = new Error('stopped')

  test('hands over what the work results in', async () => {
    const { signal } = new AbortController()
    expect(await orAborted(signal, async () => 7)).toBe(7)
    const failure = new Error('failed')
    await expect(orAborted(signal, () => Promise.reject(failure))).rejects.toBe(failure)
  })

  test('does not begin after the stop', async () => {
    let begun = false
    const work = async () => {
      begun = true
    }
    await expect(orAborted(AbortSignal.abort(reason), work)).rejects.toBe(reason)
    expect(begun).toBe(false)
  })

  test('lets go of work that does not end', async () => {
    const controller = new AbortController()
    const stopped = orAborted(controller.signal, () => new Promise(() => {}))
    controller.abort(reason)
    await expect(stopped).rejects.toBe(reason)
  })

  test('leaves no listener behind', async () => {
    const { signal } = new AbortController()
    await orAborted(signal, async () => 7)
    await orAborted(signal, () => Promise.reject(new Error('failed'))).catch(() => {})
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  test('takes care of work that fails later', async () => {
    const controller = new AbortController()
    const work = Promise.withResolvers()
    const stopped = orAborted(controller.signal, () => work.promise)
    controller.abort(reason)
    await expect(stopped).rejects.toBe(reason)
    // Unhandled, this would fail the test run.
    work.reject(new Error('too late'))
  })
})
