import { expect, test } from 'vitest'
import { linkBase } from '../../../src/analyzer/page/base-url.ts'

const url = 'https://example.com/a/b'
const ofLength = (length: number): string => 'https://example.com/'.padEnd(length, 'a')

test.each([
  [url, null, url],
  [url, '/c/', 'https://example.com/c/'],
  [url, 'data:,x', url],
  [url, 'https://', url],
  [url, ofLength(2_048), ofLength(2_048)],
  [url, ofLength(2_049), url],
  // Short as written, long as resolved.
  [url, '/é'.repeat(1_000), url],
  [ofLength(2_048), null, ofLength(2_048)],
  [ofLength(2_049), null, 'https://example.com/'],
  [ofLength(2_049), 'c/', 'https://example.com/c/'],
])('links of page %#', (finalUrl, href, base) => {
  expect(linkBase(finalUrl, href)).toBe(base)
})
