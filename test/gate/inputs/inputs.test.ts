import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Inputs } from '../../../src/gate/inputs/inputs.ts'
import type { RawInputs } from '../../../src/report/action-interface.ts'
import { parse } from '../../support/inputs.ts'

const service = { 'base-url': 'https://seo.example', 'api-key': 'k3y' }

test('one page URL is enough', () => {
  expect(parse({})).toStrictEqual({
    urls: ['https://shop.example/'],
    service: null,
    privacy: null,
    password: null,
    failOn: ['bad'],
    onError: 'fail',
    concurrency: 8,
    timeoutMs: 600_000,
    reportDir: resolve('/tmp/seo-report'),
    notices: [],
  } satisfies Inputs)
})

test.each<[RawInputs | Partial<RawInputs>, Partial<Inputs>]>([
  [{ 'fail-on': 'decent' }, { failOn: ['decent'] }],
  [{ 'fail-on': 'none' }, { failOn: ['none'] }],
  [{ 'fail-on': ' bad ,decent' }, { failOn: ['bad', 'decent'] }],
  [{ 'fail-on': 'bad,bad' }, { failOn: ['bad'] }],
  [{ 'on-error': 'warn' }, { onError: 'warn' }],
  [{ concurrency: '1' }, { concurrency: 1 }],
  [{ concurrency: ' 64\n' }, { concurrency: 64 }],
  [{ timeout: '1' }, { timeoutMs: 1000 }],
  [{ timeout: '21600' }, { timeoutMs: 21_600_000 }],
  [{ 'report-dir': 'out/seo' }, { reportDir: 'out/seo' }],
  [{ ...service, privacy: 'private' }, { privacy: 'private' }],
  [{ ...service, privacy: '0' }, { privacy: 'public' }],
  [
    { ...service, privacy: '2', password: 'pw' },
    { privacy: 'password', password: 'pw' },
  ],
  // Spaces are the password's own; the line break comes from the file it was stored in.
  [{ ...service, privacy: 'password', password: ' p w \r\n' }, { password: ' p w ' }],
  [{ ...service, 'api-key': ' k3y\n' }, { service: { baseUrl: 'https://seo.example', apiKey: 'k3y' } }],
])('%j', (raw, inputs) => {
  expect(parse(raw)).toMatchObject(inputs)
})

describe('base-url', () => {
  test.each([
    ['https://seo.example', 'https://seo.example'],
    ['https://seo.example/', 'https://seo.example'],
    ['HTTPS://SEO.example:443//', 'https://seo.example'],
    ['https://seo.example:8443', 'https://seo.example:8443'],
    ['https://example.com/tools/seo/', 'https://example.com/tools/seo'],
    ['https://example.com/tools/api/v1', 'https://example.com/tools'],
    ['https://seo.example/api/v1/', 'https://seo.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['http://192.168.1.7/seo', 'http://192.168.1.7/seo'],
    ['http://seo:8080', 'http://seo:8080'],
    ['http://seo.local', 'http://seo.local'],
    ['http://seo.corp.internal', 'http://seo.corp.internal'],
  ])('%s', (text, baseUrl) => {
    expect(parse({ ...service, 'base-url': text }).service?.baseUrl).toBe(baseUrl)
  })
})

describe('page URLs', () => {
  const [a, b, c] = ['https://a.example/', 'https://b.example/', 'https://c.example/']

  test('come from the list, then from the file', () => {
    const readFile = (path: string) => Buffer.from(path === 'seo/pages.txt' ? `# pages\r\n${b}\r\n${c}` : '')
    const { urls, notices } = parse({ urls: a, 'urls-file': ' seo/pages.txt ' }, { readFile })
    expect([urls, notices]).toEqual([[a, b, c], []])
  })

  test('may come from a file with a byte order mark alone', () => {
    const { urls } = parse({ urls: '', 'urls-file': 'x' }, { readFile: () => Buffer.from(`\ufeff${a}`) })
    expect(urls).toEqual([a])
  })

  test('are normalized, and what is the same then is dropped with a notice', () => {
    const { urls, notices } = parse({ urls: `${b} HTTPS://A.example:443/x/.. ${a}#top ${a} ${b}?` })
    expect(urls).toEqual([b, a, `${b}?`])
    expect(notices).toEqual(['2 duplicate URLs dropped.'])
  })

  test('one duplicate is one', () => {
    expect(parse({ urls: `${a} ${a}` }).notices).toEqual(['1 duplicate URL dropped.'])
  })

  test('are counted without duplicates', () => {
    expect(parse({ urls: `${a} ${a} ${b}`, 'max-urls': '2' }).urls).toEqual([a, b])
  })

  test('may be 500, or more where that is allowed', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => a + n).join('\n')
    expect(parse({ urls: many(500) }).urls).toHaveLength(500)
    expect(parse({ urls: many(501), 'max-urls': '501' }).urls).toHaveLength(501)
  })
})

describe('what is no fault but has no effect is a notice', () => {
  test.each<[Partial<RawInputs>, string]>([
    [{ 'api-key': 'k3y' }, 'api-key is not used: without base-url the embedded service checks the pages.'],
    [{ privacy: 'private' }, 'privacy has no effect without base-url.'],
  ])('%j', (raw, notice) => {
    expect(parse(raw)).toMatchObject({ service: null, notices: [notice] })
  })
})
