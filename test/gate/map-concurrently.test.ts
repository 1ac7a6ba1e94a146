import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapConcurrently } from '../../src/gate/map-concurrently.ts'

test('results are in order, starts too, and never more at once than allowed', async () => {
  const run = fc.asyncProperty(
    fc.scheduler(),
    fc.array(fc.nat(), { maxLength: 20 }),
    fc.integer({ min: 1, max: 8 }),
    async (scheduler, items, concurrency) => {
      const started: number[] = []
      let running = 0
      let most = 0
      const all = mapConcurrently([...items.entries()], concurrency, async ([index, item]) => {
        started.push(index)
        most = Math.max(most, ++running)
        await scheduler.schedule(Promise.resolve())
        running--
        return item * 2
      })
      await scheduler.waitFor(all)
      expect(await all).toEqual(items.map(item => item * 2))
      expect(started).toEqual([...items.keys()])
      expect(most).toBe(Math.min(concurrency, items.length))
    },
  )
  await fc.assert(run)
})

test('a task that throws rejects the whole', async () => {
  const failing = mapConcurrently([1, 2, 3], 2, async item => {
    if (item === 2) throw new Error('two')
    return item
  })
  await expect(failing).rejects.toThrow('two')
})
