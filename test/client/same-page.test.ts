import { describe, expect, test } from 'vitest'
import { isFoundBy, isPage, searchText } from '../../src/client/same-page.ts'

describe('isPage', () => {
  test.each([
    ['https://shop.example/', 'https://shop.example/', true],
    ['https://shop.example', 'https://shop.example/', true],
    ['shop.example', 'https://shop.example/', true],
    ['shop.example/bags', 'http://shop.example/bags', true],
    ['HTTPS://Shop.Example:443/bags#top', 'https://shop.example/bags', true],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/', true],
    ['https://shop.example/bags/', 'https://shop.example/bags', false],
    ['http://shop.example/', 'https://shop.example/', false],
    ['https://shop.example/bags?x=1', 'https://shop.example/bags', false],
    ['ftp://shop.example/', 'https://shop.example/', false],
    ['', 'https://shop.example/', false],
  ])('%s means %s: %s', (stored, url, expected) => {
    expect(isPage(stored, url)).toBe(expected)
  })
})

test.each([
  ['https://shop.example/', 'shop.example'],
  ['https://shop.example:8443/', 'shop.example:8443'],
  ['https://shop.example/bags/', 'shop.example/bags/'],
  ['http://shop.example/?a=b', 'shop.example/?a=b'],
])('%s is searched for as %s', (url, text) => {
  expect(searchText(url)).toBe(text)
})

test('a search finds a page in each of its spellings', () => {
  const spellings = ['https://shop.example/bags', 'SHOP.example/bags', 'http://shop.example/bags?x']
  expect(spellings.every(stored => isFoundBy('shop.example/bags', stored))).toBe(true)
  expect(isFoundBy('shop.example/bags', 'https://other.example/')).toBe(false)
})
