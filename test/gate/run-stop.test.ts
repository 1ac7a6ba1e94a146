import { describe, expect, test } from 'vitest'
import { deadlineStop, orStop } from '../../src/gate/run-stop.ts'

describe('orStop', () => {
  const reason = new Error('stopped')

  test('hands over what the work results in', async () => {
    const { signal } = new AbortController()
    expect(await orStop(signal, async () => 7)).toBe(7)
    const failure = new Error('failed')
    await expect(orStop(signal, () => Promise.reject(failure))).rejects.toBe(failure)
  })

  test('does not begin after the stop', async () => {
    let begun = false
    const work = async () => {
      begun = true
    }
    await expect(orStop(AbortSignal.abort(reason), work)).rejects.toBe(reason)
    expect(begun).toBe(false)
  })

  test('lets go of work that does not end', async () => {
    const controller = new AbortController()
    const stopped = orStop(controller.signal, () => new Promise(() => {}))
    controller.abort(reason)
    await expect(stopped).rejects.toBe(reason)
  })

  test('takes care of work that fails later', async () => {
    const controller = new AbortController()
    const work = Promise.withResolvers()
    const stopped = orStop(controller.signal, () => work.promise)
    controller.abort(reason)
    await expect(stopped).rejects.toBe(reason)
    // Unhandled, this would fail the test run.
    work.reject(new Error('too late'))
  })
})

test('the deadline is an error of the page that names the input', () => {
  expect(deadlineStop(90_000).pageError).toEqual({
    code: 'timeout',
    message: 'Not finished within the 90 s of the whole run (input timeout).',
    status: null,
  })
})
