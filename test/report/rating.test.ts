import { expect, test } from 'vitest'
import { type Rating, worstRating } from '../../src/report/rating.ts'

test.each<[Rating[], Rating | null]>([
  [[], null],
  [['good'], 'good'],
  [['good', 'decent'], 'decent'],
  [['decent', 'good', 'good'], 'decent'],
  [['bad', 'good', 'decent'], 'bad'],
  [['bad', 'bad'], 'bad'],
])('the worst of %j is %j', (ratings, worst) => {
  expect(worstRating(ratings)).toBe(worst)
})
