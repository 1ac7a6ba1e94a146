import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLinkHeader } from '../../src/analyzer/link-header.ts'

const shown = (line: string) =>
  parseLinkHeader(line).map(({ href, parameters }) => [href, Object.fromEntries(parameters)])

describe('parseLinkHeader', () => {
  test.each([
    ['<https://example.com/a>; rel="canonical"', [['https://example.com/a', { rel: 'canonical' }]]],
    // RFC 8288 section 3.5
    [
      '</TheBook/chapter2>; rel="previous"; title*=UTF-8\'de\'letztes%20Kapitel',
      [['/TheBook/chapter2', { rel: 'previous', 'title*': "UTF-8'de'letztes%20Kapitel" }]],
    ],
    [
      '</a>; rel=canonical, </b> ; REL = "alternate" ; hreflang=de',
      [
        ['/a', { rel: 'canonical' }],
        ['/b', { rel: 'alternate', hreflang: 'de' }],
      ],
    ],
    [
      '</a,b;c>; title="one, two; \\"three\\""; rel=next',
      [['/a,b;c', { title: 'one, two; "three"', rel: 'next' }]],
    ],
    ['</a>; rel=one; rel=two', [['/a', { rel: 'one' }]]],
    ['</a>', [['/a', {}]]],
    ['</a>; crossorigin', [['/a', { crossorigin: '' }]]],
    ['', []],
    ['/a; rel=canonical', []],
    ['</a; rel=canonical', []],
    [', ,</a>', [['/a', {}]]],
  ])('%s', (line, expected) => {
    expect(shown(line)).toEqual(expected)
  })

  test('reads any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>;,="\\ arel') }), line => {
        expect(Array.isArray(parseLinkHeader(line))).toBe(true)
      }),
    )
  })

  test('reads back what it is given', () => {
    const href = fc.webUrl({ withQueryParameters: true })
    const title = fc.string()
    fc.assert(
      fc.property(fc.array(fc.tuple(href, title), { minLength: 1 }), links => {
        const line = links
          .map(([to, text]) => `<${to}>; title="${text.replace(/["\\]/g, character => `\\${character}`)}"`)
          .join(', ')
        expect(shown(line)).toEqual(links.map(([to, text]) => [to, { title: text }]))
      }),
    )
  })
})
