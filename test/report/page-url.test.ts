import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { httpUrlOrNull, normalizePageUrl } from '../../src/report/page-url.ts'

describe('normalizePageUrl', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTPS://EXAMPLE.com:443/A', 'https://example.com/A'],
    ['http://example.com:80/', 'http://example.com/'],
    ['http://example.com:8080/', 'http://example.com:8080/'],
    ['https://example.com/a/../b/./c', 'https://example.com/b/c'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['https://example.com/?q=a,b&x=1', 'https://example.com/?q=a,b&x=1'],
    ['https://example.com/#top', 'https://example.com/'],
    ['https://example.com/?a#b?c', 'https://example.com/?a'],
    ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    ['http://2130706433/', 'http://127.0.0.1/'],
    ['https://@example.com/', 'https://example.com/'],
  ])('%s is spelt %s', (text, url) => {
    expect(normalizePageUrl(text)).toBe(url)
  })

  test.each([
    '',
    'example.com',
    '/path',
    '//example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@example.com',
    'https://',
    'https://exa mple.com/',
    'https://example.com:99999/',
    'https:example.com',
    'https:/example.com',
    'https:///example.com',
    'https:\\\\example.com',
    'https://u:p@example.com/',
    'https://u@example.com/',
    'https://:p@example.com/',
  ])('%j is no page URL', text => {
    expect(normalizePageUrl(text)).toBeNull()
  })

  test('a normalized URL stays as it is', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), written => {
        const url = normalizePageUrl(written)
        expect(url).not.toBeNull()
        expect(url).not.toContain('#')
        expect(normalizePageUrl(url ?? '')).toBe(url)
      }),
    )
  })

  test('any text is null or an http(s) URL without user info and fragment', () => {
    const pieces = fc.constantFrom(
      'http',
      's',
      ':',
      '/',
      '//',
      '@',
      '#',
      '?',
      'a',
      '.',
      '[::1]',
      '\t',
      '%',
      'ß',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map(all => all.join('')),
        ),
        text => {
          const url = normalizePageUrl(text)
          if (url === null) return
          const { protocol, username, password, hash } = new URL(url)
          expect([/^https?:$/.test(protocol), username, password, hash]).toEqual([true, '', '', ''])
        },
      ),
    )
  })
})

describe('httpUrlOrNull', () => {
  test.each([
    ['https://reports.example/7', 'https://reports.example/7'],
    ['https://reports.example/7#top', 'https://reports.example/7#top'],
    ['javascript:alert(1)', null],
    ['JavaScript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['vbscript:x', null],
    ['/reports/7', null],
    ['https://github.com@evil.example/', null],
    ['https://u:p@reports.example/7', null],
    ['', null],
    [null, null],
    [undefined, null],
    [7, null],
    [{ href: 'https://reports.example/' }, null],
  ])('%j becomes %j', (value, url) => {
    expect(httpUrlOrNull(value)).toBe(url)
  })
})
