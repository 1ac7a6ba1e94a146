import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeSpan, escapeMarkdown, link } from '../../src/present/markdown.ts'
import { oneLine } from '../../src/report/text.ts'
import { hostileText } from './hostile-text.ts'
import { elements, elementsNamed, referencesIn, rendered, textOf } from './rendered.ts'

const runs = { numRuns: 2000 }
const names = (markdown: string): string[] => elements(rendered(markdown)).map(element => element.tagName)

test('a table row of any foreign text has exactly its cells, their text, and nothing else', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (prose, code, label) => {
      const markdown = `| A | B | C |\n|:--|:--|--:|\n| ${escapeMarkdown(prose)} | ${codeSpan(code)} | ${link(label, 'https://x.example/')} |\n`
      const tree = rendered(markdown)
      expect(
        names(markdown)
          .filter(name => !['code', 'a'].includes(name))
          .join(' '),
      ).toBe('table thead tr th th th tbody tr td td td')
      const [first, second, third] = elementsNamed(tree, 'td')
      expect(textOf(first!)).toBe(oneLine(prose, 500))
      expect(elements(first!)).toEqual([])
      expect(textOf(second!)).toBe(oneLine(code, 200))
      expect(elements(second!)).toHaveLength(oneLine(code) === '' ? 0 : 1)
      expect(textOf(third!)).toBe(oneLine(label, 100))
      expect(elements(third!).map(element => element.attrs)).toEqual([
        [{ name: 'href', value: 'https://x.example/' }],
      ])
    }),
    runs,
  )
})

test.each([
  ['a paragraph', (text: string) => text, 'p'],
  ['a list item', (text: string) => `- ${text}`, 'ul li'],
  ['a heading', (text: string) => `## ${text}`, 'h2'],
  ['a summary', (text: string) => `<details>\n<summary>${text}</summary>\n\n</details>`, 'details summary'],
])('escaped text is only text in %s', (_, place, expected) => {
  fc.assert(
    fc.property(hostileText, text => {
      const line = oneLine(text, 500)
      fc.pre(line !== '')
      const markdown = place(escapeMarkdown(text))
      expect(names(markdown).join(' ')).toBe(expected)
      expect(textOf(rendered(markdown)).trim()).toBe(line)
    }),
    runs,
  )
})

test('GitHub finds no mention, reference, address, emoji or math in escaped text', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (prose, code) => {
      expect(referencesIn(rendered(`${escapeMarkdown(prose)} ${codeSpan(code)}`))).toEqual([])
    }),
    runs,
  )
})

test('no line of the source is a workflow command', () => {
  fc.assert(
    fc.property(hostileText, text => {
      for (const source of [escapeMarkdown(text), codeSpan(text), link(text, 'https://x.example/')]) {
        expect(source).not.toMatch(/\n|^\s*::|##\[/)
      }
    }),
    runs,
  )
})

test.each([
  [
    'prose keeps its letters and plain marks',
    escapeMarkdown('Well, a/b. Mid-word; 1 2'),
    'Well, a/b. Mid-word; 1 2',
  ],
  ['references break', escapeMarkdown('@a #1'), '&#64;&#8288;a &#35;&#8288;1'],
  ['a lone @ or # does not', escapeMarkdown('@ #'), '&#64; &#35;'],
  ['long text is cut', escapeMarkdown('abcdef', 4), 'abc…'],
  ['code stands in HTML', codeSpan('a|`b`'), '<code>a&#124;&#96;b&#96;</code>'],
  ['empty code is nothing', codeSpan(' \n'), ''],
])('%s', (_, actual, expected) => {
  expect(actual).toBe(expected)
})

test.each([
  ['https://x.example/a(b)*c_d?e=1&copy=2&f=$g$@h'],
  ['https://[::1]:8080/a%20b'],
  ['http://x.example/~a/+b,c;d'],
  // The renderers themselves percent-encode these.
  ['https://x.example/[a]|b', 'https://x.example/%5Ba%5D%7Cb'],
])('a link leads exactly to %s', (url, shown = url) => {
  const [anchor] = elementsNamed(rendered(`| A |\n|--|\n| ${link('page', url)} |`), 'a')
  expect(anchor?.attrs).toEqual([{ name: 'href', value: shown }])
})

test.each([
  ['no URL', null],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['no absolute URL', '/a'],
  ['a very long URL', `https://x.example/${'a'.repeat(2000)}`],
])('%s is not linked', (_, url) => {
  expect(link('text', url)).toBe('text')
})
