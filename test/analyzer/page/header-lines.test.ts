import { expect, test } from 'vitest'
import { HeaderLines } from '../../../src/analyzer/page/header-lines.ts'

test('header lines keep their order and stay apart', () => {
  const headers = new HeaderLines([
    ['X-Robots-Tag', 'noindex, nofollow'],
    ['Link', '</a>'],
    ['x-robots-tag', 'googlebot: none'],
  ])
  expect(headers.all('X-ROBOTS-tag')).toEqual(['noindex, nofollow', 'googlebot: none'])
  expect(headers.first('x-robots-tag')).toBe('noindex, nofollow')
  expect(headers.all('etag')).toEqual([])
  expect(headers.first('etag')).toBeNull()
})
