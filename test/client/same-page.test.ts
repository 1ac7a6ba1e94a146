import { describe, expect, test } from 'vitest'
import { isFoundBy, isPage, searchTexts } from '../../src/client/same-page.ts'

describe('isPage', () => {
  test.each([
    ['https://shop.example/', 'https://shop.example/', true],
    ['https://shop.example', 'https://shop.example/', true],
    ['shop.example', 'https://shop.example/', false],
    ['https://shop.example/ä', 'https://shop.example/%C3%A4', true],
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
  ['https://shop.example/', ['https://shop.example']],
  ['https://shop.example:8443/', ['https://shop.example:8443']],
  ['https://shop.example/bags/', ['https://shop.example/bags/']],
  ['http://shop.example/?a=b', ['http://shop.example/?a=b']],
  ['https://xn--bcher-kva.example/', ['https://xn--bcher-kva.example', 'https://bücher.example']],
  ['https://shop.example/%C3%A4?q=%20', ['https://shop.example/%C3%A4?q=%20', 'https://shop.example/ä?q= ']],
  ['https://shop.example/%FF', ['https://shop.example/%FF']],
])('%s is searched for as %j', (url, texts) => {
  expect(searchTexts(url)).toEqual(texts)
})

test('a search finds a page in each of its spellings', () => {
  const spellings = [
    'https://shop.example/bags',
    'HTTPS://SHOP.example/bags',
    'https://shop.example:443/bags?x',
  ]
  expect(spellings.every(stored => isFoundBy(['https://shop.example/bags'], stored))).toBe(true)
  expect(isFoundBy(['https://shop.example/bags'], 'https://other.example/')).toBe(false)
})
