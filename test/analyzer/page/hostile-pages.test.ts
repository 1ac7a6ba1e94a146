import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PageUnreachableError } from '../../../src/analyzer/fetch/page-unreachable-error.ts'
import { parseDocument } from '../../../src/analyzer/page/parse-document.ts'
import { parseTree } from '../../../src/analyzer/page/parse-tree.ts'

const read = (body: Uint8Array, contentType: string | null = null) =>
  parseDocument(body, { contentType, finalUrl: 'https://example.com/' })
const readHtml = (html: string) => read(new TextEncoder().encode(html), 'text/html; charset=utf-8')

/** Pieces that mean something to a parser, so that random pages reach its odd corners. */
const pieces = fc.constantFrom(
  ...'<title> </title> <h1> </h1> <a href=/x> </a> <table> <tr> <td> <svg> <math> <template> <select> <p> </p>'.split(
    ' ',
  ),
  ...'<base href=//> <img alt=a aria-labelledby=b> <frameset> <noscript> <script> </script> <!-- --> <b id=b>'.split(
    ' ',
  ),
  ...[
    '<meta charset=utf-16>',
    '<meta http-equiv=content-type content="charset=">',
    '<![CDATA[',
    '&#0;',
    '\0',
    '\ufeff',
    '"',
  ],
  '<form><image><li><dd><rt><foreignObject><mtext><annotation-xml encoding=text/html>',
)

describe('any input gives a document, the same one each time', () => {
  test('random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3_000 }), fc.option(fc.string()), (body, contentType) => {
        expect(read(body, contentType)).toEqual(read(body, contentType))
      }),
    )
  })

  test('random markup', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 200 }), parts => {
        expect(readHtml(parts.join(''))).toEqual(readHtml(parts.join('')))
      }),
    )
  })

  test('a good page with bytes replaced, dropped and doubled', () => {
    const page = new TextEncoder().encode(
      '<!doctype html><html lang=en><head><meta charset=utf-8><title>Tea</title></head><body><h1>Tea</h1><a href=/x>x</a>',
    )
    const edit = fc.tuple(fc.nat(page.length - 1), fc.constantFrom('drop', 'double', 'replace'), fc.nat(255))
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), edits => {
        const mutated = [...page]
        for (const [at, how, byte] of edits)
          mutated.splice(at, how === 'double' ? 0 : 1, ...(how === 'drop' ? [] : [byte]))
        const body = Uint8Array.from(mutated)
        expect(read(body)).toEqual(read(body))
      }),
    )
  })
})

describe('pages that exhaust a naive reader', () => {
  test.each([
    ['100,000 nested elements', '<div>'.repeat(100_000)],
    ['100,000 nested headings', '<h1><div>'.repeat(100_000)],
    ['20,000 nested links', '<a href=/x><table><tr><td>'.repeat(20_000)],
    ['100,000 nested SVG integration points', '<svg><foreignObject>'.repeat(100_000)],
    ['100,000 nested templates', '<template>'.repeat(100_000)],
    ['100,000 siblings in one heading', `<h1>${'<b></b>'.repeat(100_000)}`],
    ['an attribute of 1 MB', `<p title="${'x'.repeat(1_000_000)}">`],
    ['100,000 attributes', `<p ${Array.from({ length: 100_000 }, (_, i) => `a${i}`).join(' ')}>`],
    ['1 MB of white space in a title', `<title>a${' '.repeat(1_000_000)}b`],
    ['a comment that never ends', `<!--${'-'.repeat(1_000_000)}`],
    ['text before a table, 100,000 times', `<table>${'<tr>a'.repeat(100_000)}`],
    ['100,000 references', '&notit;'.repeat(100_000)],
    ['500 nested headings around 2 MB of text', `${'<h1><div>'.repeat(500)}${'word '.repeat(400_000)}`],
    [
      'an image that names one text 100,000 times',
      `<img aria-labelledby="${'a '.repeat(100_000)}"><p id=a>x`,
    ],
    [
      '10,000 labels for one long text',
      `${'<img aria-labelledby=a>'.repeat(10_000)}<p id=a>${'word '.repeat(10_000)}`,
    ],
  ])('%s', (_, html) => {
    expect(readHtml(`<!doctype html><title>Tea</title>${html}`)).toMatchObject({
      titles: expect.arrayContaining([expect.objectContaining({ text: 'Tea' })]),
    })
  })

  test('markup that would multiply into billions of elements gets no verdict', () => {
    const open = Array.from({ length: 2_000 }, (_, i) => `<b id=${i}>`).join('')
    const html = `<title>Tea</title><h1>Tea</h1><p>${open}</p>${'<p>x'.repeat(5_000)}`
    expect(() => readHtml(html)).toThrow(PageUnreachableError)
    expect(() => readHtml(html)).toThrow(/more than 500,000 elements/)
  })

  test('the limit itself still fits', () => {
    const html = `<html><head><body>${'<p>'.repeat(7)}`
    expect(parseTree(html, 10).childNodes).toHaveLength(1)
    expect(() => parseTree(html, 9)).toThrow('more than 9 elements')
  })
})
