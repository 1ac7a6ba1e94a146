import { expect, test } from 'vitest'
import { isHomePage, sameSite } from '../../src/analyzer/addresses.ts'

test.each([
  ['https://example.com/', true],
  ['https://example.com/#top', true],
  ['https://example.com/index.html', true],
  ['https://example.com/Default.aspx', true],
  ['https://example.com/?p=1', false],
  ['https://example.com/en/', false],
  ['https://example.com/indexes', false],
])('isHomePage(%s) is %s', (url, expected) => {
  expect(isHomePage(new URL(url))).toBe(expected)
})

test.each([
  ['https://example.com/a', 'http://www.example.com/b', true],
  ['https://example.com/', 'https://shop.example.com/', false],
  ['https://example.com/', 'https://example.com:8443/', false],
])('sameSite(%s, %s) is %s', (a, b, expected) => {
  expect(sameSite(new URL(a), new URL(b))).toBe(expected)
})
