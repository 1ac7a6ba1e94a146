import { describe, expect, test } from 'vitest'
import { buildPage } from '../../support/page.ts'

const blank = (html: string): boolean => buildPage({ html }).document.blank

describe('a document that shows nothing', () => {
  test.each([
    '',
    '<!doctype html><html><head></head><body></body></html>',
    '<title>Shop</title><meta charset=utf-8><link rel=stylesheet href=x><style>b{}</style>',
    '<body> &nbsp;\n<div class=app><p></p></div><!-- here --></body>',
  ])('%s', html => expect(blank(html)).toBe(true))
})

describe('a document that shows something, or may come to', () => {
  test.each([
    '<p>x',
    '<img src=x>',
    '<a href=/x></a>',
    '<div id=root></div><script src=app.js></script>',
    '<head><script>go()</script></head>',
    '<svg></svg>',
    '<frameset><frame src=x></frameset>',
    '<noscript>x</noscript>',
    '<shop-app></shop-app>',
    '<input>',
    '<meta http-equiv=Refresh content="0;url=/shop">',
  ])('%s', html => expect(blank(html)).toBe(false))
})
