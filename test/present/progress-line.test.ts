import { expect, test } from 'vitest'
import { progressLine } from '../../src/present/progress-line.ts'
import { anErrorPage, aPage } from '../support/run-results.ts'

test.each([
  [
    12,
    40,
    aPage({ outcome: 'refreshed', report: { result: 'bad', score: 32 } }),
    '[12/40] bad      32  https://shop.example/  refreshed',
  ],
  [
    3,
    40,
    aPage({ report: { result: 'decent', score: 100 } }),
    '[ 3/40] decent  100  https://shop.example/  created',
  ],
  [3, 3, aPage({ report: { score: null } }), '[3/3] good      -  https://shop.example/  created'],
  [1, 1, anErrorPage(), '[1/1] error     -  https://shop.example/slow  timeout'],
])('%i of %i', (done, total, page, line) => {
  expect(progressLine(done, total, page)).toBe(line)
})

test('forges no workflow command', () => {
  expect(progressLine(1, 1, aPage({ url: 'x\n::error::y ##[add-mask]z\u001b[31m' }))).not.toMatch(
    /\n|##\[|\u001b/,
  )
})
