import { describe, expect, test } from 'vitest'
import type { RawInputs } from '../../../src/report/action-interface.ts'
import { inputErrorOf } from '../../support/inputs.ts'

const notAbsolute = 'is not an absolute URL; it must begin with https:// or http://.'
const notHttp = 'is not an http or https URL.'
const userInfo = 'carries a user name or password, which would leak into reports; leave it out.'

describe('what is no page URL is shown, corrected where only the scheme is missing', () => {
  test.each([
    ['ftp://x', `"ftp://x" ${notHttp}`],
    ['javascript:alert(1)', `"javascript:alert(1)" ${notHttp}`],
    ['mailto:', `"mailto:" ${notHttp}`],
    ['example.com', '"example.com" has no scheme; write "https://example.com".'],
    ['example.com/a?b#c', '"example.com/a?b#c" has no scheme; write "https://example.com/a?b#c".'],
    ['example.com:8080', '"example.com:8080" has no scheme; write "https://example.com:8080".'],
    ['localhost:3000/a', '"localhost:3000/a" has no scheme; write "https://localhost:3000/a".'],
    ['//example.com/', '"//example.com/" has no scheme; write "https://example.com/".'],
    ['/about', `"/about" ${notAbsolute}`],
    ['/about.html', `"/about.html" ${notAbsolute}`],
    ['../about.html', `"../about.html" ${notAbsolute}`],
    ['[object', `"[object" ${notAbsolute}`],
    ['undefined', `"undefined" ${notAbsolute}`],
    ['-', '"-" is no URL; write the URLs without the dashes of a YAML list, one a line.'],
    ['https:example.com', '"https:example.com" is not a URL.'],
    ['https://', '"https://" is not a URL.'],
    ['https://example.com:99999/', '"https://example.com:99999/" is not a URL.'],
    ['https://u:p@x/', `"https://***@x/" ${userInfo}`],
    ['https://u@x/', `"https://***@x/" ${userInfo}`],
  ])('%s', (urls, problem) => {
    const { faults, message } = inputErrorOf({ urls })
    expect(faults).toEqual([{ input: 'urls', problem }])
    expect(message).toBe(`Input urls: ${problem}`)
  })

  test('in the list and in the file', () => {
    const readFile = () => Buffer.from('https://a.example/\n/from-file')
    const { faults } = inputErrorOf({ urls: '/from-list', 'urls-file': 'pages.txt' }, { readFile })
    expect(faults).toEqual([
      { input: 'urls', problem: `"/from-list" ${notAbsolute}` },
      { input: 'urls-file', problem: `"/from-file" ${notAbsolute}` },
    ])
  })

  test('by the first ten of many', () => {
    const urls = Array.from({ length: 10_000 }, (_, n) => `page-${n}`).join(' ')
    const { faults, message } = inputErrorOf({ urls, concurrency: '0' })
    expect(faults).toHaveLength(12)
    expect(faults.at(-1)).toEqual({ input: 'urls', problem: 'and 9990 more.' })
    expect(message).toContain('page-9"')
    expect(message).not.toContain('page-10"')
  })
})

describe('no page', () => {
  test.each<Partial<RawInputs>>([
    { urls: '' },
    { urls: ' \r\n, ' },
    { urls: '# https://a.example/' },
    { urls: '', 'urls-file': 'empty.txt' },
  ])('%j', inputs => {
    const { faults } = inputErrorOf(inputs, { readFile: () => Buffer.from('\n# none yet\n') })
    const problem = 'no page was given; set urls or urls-file to at least one page URL.'
    expect(faults).toEqual([{ input: 'urls', problem }])
  })
})

describe('too many pages', () => {
  test.each([
    [501, '', 500],
    [3, '2', 2],
  ])('%i with max-urls %j', (count, maxUrls, max) => {
    const urls = Array.from({ length: count }, (_, n) => `https://shop.example/${n}`).join('\n')
    const { faults } = inputErrorOf({ urls, 'max-urls': maxUrls })
    const problem = `${count} pages were given, but at most ${max} are allowed; raise max-urls if that is meant.`
    expect(faults).toEqual([{ input: 'max-urls', problem }])
  })
})

describe('a urls-file', () => {
  const missing = () => {
    throw new Error('ENOENT: no such file')
  }

  test.each<[string, () => Uint8Array, string]>([
    ['that is missing', missing, '"pages.txt" cannot be read: ENOENT: no such file.'],
    ['that is not UTF-8', () => Uint8Array.of(0x68, 0xff, 0xfe), '"pages.txt" is not UTF-8 text.'],
    ['in UTF-16', () => Buffer.from('\ufeffhttps://a.example/', 'utf16le'), '"pages.txt" is not UTF-8 text.'],
  ])('%s', (_, readFile, problem) => {
    const { faults } = inputErrorOf({ 'urls-file': 'pages.txt' }, { readFile })
    expect(faults).toEqual([{ input: 'urls-file', problem }])
  })
})
