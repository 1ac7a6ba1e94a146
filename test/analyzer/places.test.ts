import { expect, test } from 'vitest'
import { createPlaces } from '../../src/analyzer/places.ts'

const never = new AbortController().signal
const settled = () => new Promise(resolve => setImmediate(resolve))

test('no more than the count at once, first come first', async () => {
  const places = createPlaces(2)
  const order: number[] = []
  const takes = [1, 2, 3, 4].map(async number => {
    const release = await places.take(never)
    order.push(number)
    return release
  })
  await settled()
  expect(order).toEqual([1, 2])
  const release = await takes[1]!
  release()
  release()
  await settled()
  expect(order).toEqual([1, 2, 3])
  for (const take of [takes[0]!, takes[2]!]) (await take)()
  await takes[3]
  expect(order).toEqual([1, 2, 3, 4])
})

test('who is aborted leaves the queue, with its reason', async () => {
  const places = createPlaces(1)
  const release = await places.take(never)
  const leaving = new AbortController()
  const left = places.take(leaving.signal)
  const next = places.take(never)
  leaving.abort('deadline')
  await expect(left).rejects.toBe('deadline')
  await expect(places.take(leaving.signal)).rejects.toBe('deadline')
  release()
  ;(await next)()
  await places.take(never)
})
