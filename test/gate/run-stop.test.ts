import { expect, test } from 'vitest'
import { deadlineStop } from '../../src/gate/run-stop.ts'

test('the deadline is an error of the page that names the input', () => {
  expect(deadlineStop(90_000).pageError).toEqual({
    code: 'timeout',
    message: 'Not finished within the 90 s of the whole run (input timeout).',
    status: null,
  })
})
