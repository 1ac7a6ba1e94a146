import { describe, expect, test } from 'vitest'
import { metaEncoding, sniffEncoding } from '../../../src/analyzer/page/charset.ts'
import type { PageDocument } from '../../../src/analyzer/page/document.ts'
import { parseDocument } from '../../../src/analyzer/page/parse-document.ts'
import { encodingLabels } from './encoding-labels.ts'

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1')
const read = (body: Uint8Array, contentType: string | null = 'text/html'): PageDocument =>
  parseDocument(body, { contentType, finalUrl: 'https://example.com/' })

const late = ' '.repeat(1024)

interface Row {
  readonly what: string
  readonly body: string
  readonly contentType?: string | null
  readonly encoding: string
  readonly source: PageDocument['encodingSource']
}

const rows: readonly Row[] = [
  { what: 'nothing declared', body: '<p>', encoding: 'windows-1252', source: null },
  { what: 'no header', body: '<p>', contentType: null, encoding: 'windows-1252', source: null },
  {
    what: 'the header',
    body: '<p>',
    contentType: 'text/html; charset=utf-8',
    encoding: 'UTF-8',
    source: 'header',
  },
  {
    what: 'a quoted one',
    body: '<p>',
    contentType: 'text/html;charset="KOI8-R"',
    encoding: 'KOI8-R',
    source: 'header',
  },
  {
    what: 'the first of two',
    body: '<p>',
    contentType: 'text/html;charset=big5;charset=utf-8',
    encoding: 'Big5',
    source: 'header',
  },
  {
    what: 'an unknown label',
    body: '<p>',
    contentType: 'text/html;charset=klingon',
    encoding: 'windows-1252',
    source: null,
  },
  {
    what: 'a broken header',
    body: '<p>',
    contentType: ';;charset=utf-8',
    encoding: 'windows-1252',
    source: null,
  },
  {
    what: 'a mark over the header',
    body: '\xef\xbb\xbf<p>',
    contentType: 'text/html;charset=big5',
    encoding: 'UTF-8',
    source: 'bom',
  },
  { what: 'a UTF-16 mark', body: '\xff\xfe<\0p\0>\0', encoding: 'UTF-16LE', source: 'bom' },
  { what: 'a big-endian mark', body: '\xfe\xff\0<\0p\0>', encoding: 'UTF-16BE', source: 'bom' },
  {
    what: 'the header over a meta',
    body: '<meta charset=big5>',
    contentType: 'text/html;charset=utf-8',
    encoding: 'UTF-8',
    source: 'header',
  },
  { what: 'a meta', body: '<meta charset=utf-8>', encoding: 'UTF-8', source: 'meta' },
  {
    what: 'a pragma',
    body: '<meta http-equiv=Content-Type content="text/html; charset=euc-kr">',
    encoding: 'EUC-KR',
    source: 'meta',
  },
  { what: 'UTF-16 in ASCII', body: '<meta charset=utf-16>', encoding: 'UTF-8', source: 'meta' },
  { what: 'x-user-defined', body: '<meta charset=x-user-defined>', encoding: 'windows-1252', source: 'meta' },
  {
    what: 'an XML declaration',
    body: '<?xml version="1.0" encoding="koi8-r"?><p>',
    encoding: 'KOI8-R',
    source: 'meta',
  },
  {
    what: 'a comment is no meta',
    body: '<!-- <meta charset=big5> -->',
    encoding: 'windows-1252',
    source: null,
  },
  {
    what: 'a meta that ends at byte 1,024',
    body: `${' '.repeat(1024 - 20)}<meta charset=utf-8>`,
    encoding: 'UTF-8',
    source: 'meta',
  },
  {
    what: 'a meta that ends at byte 1,025',
    body: `${' '.repeat(1025 - 20)}<meta charset=utf-8>`,
    encoding: 'UTF-8',
    source: 'late-meta',
  },
  {
    what: 'a late pragma',
    body: `${late}<meta http-equiv=content-type content=text/html;charset=sjis>`,
    encoding: 'Shift_JIS',
    source: 'late-meta',
  },
  {
    what: 'a late one in the body',
    body: `<p>${late}<meta charset=utf-8>`,
    encoding: 'UTF-8',
    source: 'late-meta',
  },
  {
    what: 'a late one that agrees',
    body: `${late}<meta charset=latin1>`,
    encoding: 'windows-1252',
    source: 'late-meta',
  },
  {
    what: 'the first late one',
    body: `${late}<meta name=x><meta charset=x><meta charset=gbk><meta charset=big5>`,
    encoding: 'GBK',
    source: 'late-meta',
  },
  {
    what: 'a late one in a script',
    body: `${late}<script><meta charset=utf-8></script>`,
    encoding: 'windows-1252',
    source: null,
  },
  {
    what: 'a late one in noscript',
    body: `${late}<noscript><meta charset=utf-8></noscript>`,
    encoding: 'windows-1252',
    source: null,
  },
]

describe('the encoding of a page', () => {
  test.each(rows)('$what: $encoding', ({ body, contentType = 'text/html', encoding, source }) => {
    const document = read(bytes(body), contentType)
    expect(document).toMatchObject({ encoding, encodingSource: source })
  })

  test.each(Object.entries(encodingLabels))('every label of %s', (encoding, labels) => {
    for (const label of labels.split(' ')) {
      const contentType = `text/html; charset="${label.toUpperCase()}"`
      expect(sniffEncoding(bytes('<p>'), contentType), label).toEqual({ encoding, source: 'header' })
      const declared = { 'UTF-16LE': 'UTF-8', 'UTF-16BE': 'UTF-8', 'x-user-defined': 'windows-1252' }[
        encoding
      ]
      expect(metaEncoding(new Map([['charset', label]])), label).toBe(declared ?? encoding)
      expect(read(bytes('<title>ok'), contentType).titles.length, label).toBeLessThanOrEqual(1)
    }
  })

  test('all 228 labels are there', () => {
    expect(Object.values(encodingLabels).join(' ').split(' ')).toHaveLength(228)
  })
})

describe('decoding', () => {
  const title = (body: Uint8Array, charset: string): string | undefined =>
    read(body, `text/html; charset=${charset}`).titles[0]?.text

  test.each([
    ['windows-1252', '\x80\x99\xfc', '€™ü'],
    ['iso-8859-1', '\x80', '€'],
    ['shift_jis', '\x93\xfa\x96\x7b', '日本'],
    ['gb18030', '\x81\x30\x81\x30\xc4\xe3', '\u0080你'],
    ['euc-kr', '\xc7\xd1', '한'],
    ['big5', '\xa4\xa4', '中'],
    ['koi8-r', '\xf2\xd5\xd3\xd8', 'Русь'],
    ['utf-8', '\xc3\xbc\xff\xf0\x9f\x98', 'ü\ufffd\ufffd'],
    ['x-user-defined', '\x80', '\uf780'],
  ])('%s', (charset, content, expected) => {
    expect(title(bytes(`<title>${content}`), charset)).toBe(expected)
  })

  test('an encoding that the standard replaces gives no text', () => {
    const document = read(bytes('<title>x</title>'), 'text/html; charset=iso-2022-kr')
    expect(document).toMatchObject({ encoding: 'replacement', titles: [] })
  })

  test('the mark itself is not content', () => {
    expect(read(bytes('\xef\xbb\xbf<!doctype html>')).quirks).toBe(false)
  })

  test('a late declaration decodes the whole page', () => {
    const document = read(Buffer.from(`<title>Grün</title>${late}<meta charset=utf-8>`))
    expect(document.titles[0]?.text).toBe('Grün')
  })
})
