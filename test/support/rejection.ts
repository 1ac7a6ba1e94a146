import { expect } from 'vitest'

/** What a promise rejects with, an error of this class. */
export async function rejectionOf<E extends Error>(
  promise: Promise<unknown>,
  type: new (...parameters: never[]) => E,
): Promise<E> {
  const outcome = await promise.then(
    value => ({ value }),
    (error: unknown) => error,
  )
  expect(outcome).toBeInstanceOf(type)
  return outcome as E
}
