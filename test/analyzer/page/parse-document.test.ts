import { describe, expect, test } from 'vitest'
import type { PageDocument } from '../../../src/analyzer/page/document.ts'
import { parseDocument } from '../../../src/analyzer/page/parse-document.ts'

const read = (html: string, finalUrl = 'https://example.com/shop/page'): PageDocument =>
  parseDocument(new TextEncoder().encode(html), { contentType: 'text/html; charset=utf-8', finalUrl })

describe('titles', () => {
  test.each([
    ['one', '<title>Tea &amp; cake</title>', ['Tea & cake/head']],
    ['white space', '<title>\n Tea\t\u00a0and  cake </title>', ['Tea and cake/head']],
    ['markup is text', '<title>a <b>b</b></title>', ['a <b>b</b>/head']],
    ['two', '<title>a</title><title>b</title>', ['a/head', 'b/head']],
    ['in the body', '<body><p><title>a</title>', ['a/body']],
    ['after an image', '<head><img><title>a</title>', ['a/body']],
    ['of an SVG', '<head><title>a</title><body><svg><title>logo</title></svg>', ['a/head']],
    ['in a foreignObject', '<svg><foreignObject><title>a</title></foreignObject></svg>', []],
    ['in a template', '<template><title>a</title></template>', []],
    ['in noscript', '<head><noscript><title>a</title></noscript>', []],
    ['in a comment', '<!-- <title>a</title> -->', []],
  ])('%s', (_, html, expected) => {
    expect(read(html).titles.map(({ text, inHead }) => `${text}/${inHead ? 'head' : 'body'}`)).toEqual(
      expected,
    )
  })
})

describe('metadata', () => {
  test('noscript does not end the head', () => {
    const { metas, links } = read('<head><noscript><img src=x></noscript><meta name=a><link rel=b>')
    expect([...metas, ...links].map(({ inHead }) => inHead)).toEqual([true, true])
  })

  test('an image ends the head', () => {
    const { metas, links } = read('<head><meta name=a><img><meta name=b><link rel=c>')
    expect([...metas, ...links].map(({ inHead }) => inHead)).toEqual([true, false, false])
  })

  test('attributes: lower-case names, decoded values, the first of two', () => {
    const [meta] = read('<META NAME=a Content="1 &lt; 2" content=3>').metas
    expect([...(meta?.attributes ?? [])]).toEqual([
      ['name', 'a'],
      ['content', '1 < 2'],
    ])
  })

  test.each([
    ['a doctype', '<!doctype HTML><p>', { name: 'html', publicId: '', systemId: '' }, false],
    ['none', '<p>', null, true],
    [
      'an old one',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 3.2//EN">',
      { name: 'html', publicId: '-//W3C//DTD HTML 3.2//EN', systemId: '' },
      true,
    ],
    [
      'almost standards',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "x">',
      { name: 'html', publicId: '-//W3C//DTD XHTML 1.0 Transitional//EN', systemId: 'x' },
      false,
    ],
  ])('%s', (_, html, doctype, quirks) => {
    expect(read(html)).toMatchObject({ doctype, quirks })
  })

  test('attributes of html, wherever it stands', () => {
    const { htmlAttributes } = read('<p>x<html lang=de><html lang=fr dir=ltr>')
    expect(Object.fromEntries(htmlAttributes)).toEqual({ lang: 'de', dir: 'ltr' })
  })
})

describe('base', () => {
  test.each([
    ['none', '', 'https://example.com/shop/page'],
    ['absolute', '<base href="https://cdn.example/x/">', 'https://cdn.example/x/'],
    ['relative', '<base href="../other/">', 'https://example.com/other/'],
    ['the first with href', '<base target=_top><base href=/a/><base href=/b/>', 'https://example.com/a/'],
    [
      'a first that is no web address',
      '<base href="javascript:x"><base href=/b/>',
      'https://example.com/shop/page',
    ],
    ['one that does not parse', '<base href="https://[">', 'https://example.com/shop/page'],
    ['in the body', '<p><base href=/a/>', 'https://example.com/a/'],
    [
      'in a foreignObject',
      '<svg><foreignObject><base href=/a/></foreignObject></svg>',
      'https://example.com/a/',
    ],
    ['in a template', '<template><base href=/a/></template>', 'https://example.com/shop/page'],
  ])('%s', (_, html, expected) => {
    expect(read(html).baseUrl).toBe(expected)
  })
})

describe('headings', () => {
  test.each([
    ['levels in order', '<h1>a</h1><h6>f</h6><h2>b</h2>', ['1 a', '6 f', '2 b']],
    ['text of what it contains', '<h1> Tea <b>and</b>\n<i>cake</i> </h1>', ['1 Tea and cake']],
    ['the alternative of an image', '<h1><img src=x alt="Tea shop"></h1>', ['1 Tea shop']],
    ['an image without alternative', '<h1><img src=x></h1>', ['1 ']],
    ['the title of an SVG', '<h1><svg><title>Logo</title><style>x</style></svg></h1>', ['1 Logo']],
    ['no code', '<h1>a<script>b</script><style>c</style><noscript>d</noscript></h1>', ['1 a']],
    ['a line break', '<h1>Tea<br>shop</h1>', ['1 Tea shop']],
    ['blocks', '<h1><div>Tea</div>and<p>cake</p>!</h1>', ['1 Tea and cake !']],
    ['in a template', '<template><h1>a</h1></template>', []],
    ['in an SVG', '<svg><foreignObject><h1>a</h1></foreignObject></svg>', []],
    ['deep in indentation', `<h1>${'<div>\n'.repeat(3)}${' '.repeat(15_000)}Tea`, ['1 Tea']],
    ['long', `<h1>${'Tea '.repeat(1_000)}`, [`1 ${'Tea '.repeat(499)}Tea`]],
    ['empty', '<h1></h1><h2> \u00a0 </h2>', ['1 ', '2 ']],
  ])('%s', (_, html, expected) => {
    expect(read(html).headings.map(({ level, text }) => `${level} ${text}`)).toEqual(expected)
  })
})

describe('anchors', () => {
  test.each([
    ['text', '<a href=/x>Tea</a>', ['/x Tea']],
    ['an image', '<a href=/x><img alt="Tea"></a>', ['/x Tea']],
    ['an image button', '<a href=/x><input type=IMAGE alt="Go"><input alt=no></a>', ['/x Go']],
    ['without href', '<a name=x>Tea</a>', ['undefined Tea']],
    ['in a template', '<template><a href=/x>Tea</a></template>', []],
    ['of an SVG', '<svg><a href=/x><text>Tea</text></a></svg>', []],
    ['in a foreignObject', '<svg><foreignObject><a href=/x>Tea</a></foreignObject></svg>', ['/x Tea']],
  ])('%s', (_, html, expected) => {
    expect(read(html).anchors.map(({ attributes, text }) => `${attributes.get('href')} ${text}`)).toEqual(
      expected,
    )
  })
})

describe('images', () => {
  test.each([
    ['img', '<img src=a>', ['img']],
    ['the image element is one too', '<image src=a>', ['img']],
    ['area with href', '<map><area href=/x><area></map>', ['area']],
    [
      'input of type image',
      '<input type=image><input type="IMAGE"><input type=text><input>',
      ['input', 'input'],
    ],
    [
      'not in a template, noscript or SVG',
      '<template><img></template><noscript><img></noscript><svg><image/></svg>',
      [],
    ],
    ['hidden', '<img hidden><img aria-hidden=true>', ['img hidden', 'img hidden']],
    [
      'hidden by an ancestor',
      '<div hidden><p><img></p></div><div aria-hidden=TRUE><img></div>',
      ['img hidden', 'img hidden'],
    ],
    ['hidden until found', '<div hidden=until-found><img></div>', ['img hidden']],
    ['shown', '<div aria-hidden=false><img></div><img>', ['img', 'img']],
  ])('%s', (_, html, expected) => {
    expect(read(html).images.map(({ tag, hidden }) => (hidden ? `${tag} hidden` : tag))).toEqual(expected)
  })

  test.each([
    ['none', '<img>', null],
    ['an element before', '<p id=a>Tea</p><img aria-labelledby=a>', 'Tea'],
    [
      'elements after, in the order named',
      '<img aria-labelledby="b\n a"><p id=a>Tea</p><p id=b>Two</p>',
      'Two Tea',
    ],
    ['the first of two with the id', '<img aria-labelledby=a><p id=a>Tea</p><p id=a>Two</p>', 'Tea'],
    ['one that is not there', '<img aria-labelledby="x a"><p id=a>Tea</p>', 'Tea'],
    ['none of them there', '<img aria-labelledby="x">', ''],
    ['ids in a template', '<img aria-labelledby=a><template><p id=a>Tea</p></template>', ''],
    ['itself', '<img id=a alt=Tea aria-labelledby=a>', ''],
  ])('aria-labelledby: %s', (_, html, expected) => {
    expect(read(html).images[0]?.labelledBy).toBe(expected)
  })
})
