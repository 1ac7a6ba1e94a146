import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitUrls } from '../../../src/gate/inputs/page-urls.ts'

const [a, b, c] = ['https://a.example/', 'https://b.example/', 'http://c.example/']

describe('a text is split', () => {
  test.each<[name: string, text: string, urls: string[]]>([
    ['nowhere when it is empty', '', []],
    ['at white space', ` ${a}  ${b}\t${c} `, [a, b, c]],
    ['at line breaks', `${a}\n${b}\r\n${c}\r`, [a, b, c]],
    ['at empty lines', `\n\n${a}\n\n\r\n${b}\n`, [a, b]],
    ['at a comma before white space', `${a}, ${b},\t${c}`, [a, b, c]],
    ['at a comma at the end of a line', `${a},\n${b},\r\n${c},`, [a, b, c]],
    ['at a comma before the next URL', `${a},${b},${c}`, [a, b, c]],
    ['at a comma before a URL in capitals', `${a},HTTPS://B.EXAMPLE/`, [a, 'HTTPS://B.EXAMPLE/']],
    ['at a comma between white space', `${a} , ${b} ,${c}`, [a, b, c]],
    ['at several commas', `${a},,, ${b},,${c},,`, [a, b, c]],
    ['not at a comma within a URL', `${a}x,y;z=1,2?q=a,b#c,d ${b}`, [`${a}x,y;z=1,2?q=a,b#c,d`, b]],
    ['not at a comma before anything else', `${a},ftp://b.example/`, [`${a},ftp://b.example/`]],
    ['not at a URL within a URL', `${a}?u=https://b.example/`, [`${a}?u=https://b.example/`]],
    ['not at lone commas', ', ,\n,', []],
    ['without comments', `# all pages\n${a}\n  # ${b}\r\n#${b}\n${c}`, [a, c]],
    ['with a # within a line', `${a} #top`, [a, '#top']],
    ['with fragments', `${a}#top\n${b}#`, [`${a}#top`, `${b}#`]],
    ['at other white space', `${a}\u00a0${b}\u2003${c}`, [a, b, c]],
    ['without a byte order mark', `\ufeff${a}\n${b}`, [a, b]],
  ])('%s', (_, text, urls) => {
    expect(splitUrls(text)).toEqual(urls)
  })
})

const separator = fc.constantFrom(
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\r',
  ', ',
  ',\n',
  ',\r\n',
  ',',
  ' , ',
  ',,\n',
  '\n\n',
)
const comment = fc
  .string({ unit: fc.constantFrom('a', ' ', ',', '#', 'https://x.example/', '\t') })
  .map(text => `\n#${text}\r\n`)
// Commas anywhere but where the rules see a separator.
const url = fc
  .record({
    scheme: fc.constantFrom('https', 'http'),
    path: fc.array(fc.constantFrom('a', 'b,c', ',', '#', '%2C', '?q=1,2', '/', 'http', ':', 'é'), {
      maxLength: 6,
    }),
  })
  .map(({ scheme, path }) => `${scheme}://shop.example/${path.join('')}.html`)

test('no URL is lost, made or changed by separators and comments', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ url, between: fc.oneof({ weight: 4, arbitrary: separator }, comment) })),
      parts => {
        fc.pre(parts.every(part => !/,https?:\/\//.test(part.url)))
        const text = parts.map(part => part.url + part.between).join('')
        expect(splitUrls(text)).toEqual(parts.map(part => part.url))
      },
    ),
  )
})

test('no character but separators is lost from any text', () => {
  const wild = fc.string({
    unit: fc.oneof(
      fc.constantFrom(',', ' ', '\n', '\r', '#', 'http://', 'https://', '\u2028', '\ufeff'),
      fc.string({ unit: 'binary', maxLength: 2 }),
    ),
  })
  const bare = (text: string): string => text.replace(/[\s,]/g, '')
  fc.assert(
    fc.property(wild, text => {
      const lines = text.split(/\r\n|[\r\n]/).filter(line => !line.trimStart().startsWith('#'))
      const words = splitUrls(text)
      expect(bare(words.join(''))).toBe(bare(lines.join('')))
      for (const word of words) expect(word).toMatch(/^\S+$/)
    }),
  )
})
