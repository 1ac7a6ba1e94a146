import fc from 'fast-check'

const tags = 'a area base body h1 head html img input link meta noscript p svg template title'.split(' ')
const attributes =
  'alt aria-labelledby charset content href hreflang id lang media name onclick property rel role src style type'.split(
    ' ',
  )
const values = [
  'canonical',
  'alternate',
  'robots',
  'viewport',
  'description',
  'noindex, unavailable_after: Friday, 25-Jun-10 15:00:00 GMT',
  'width = device-width; maximum-scale=1',
  'javascript:;',
  'https://',
  '//example.com/#',
  'image',
  'en_US',
  '\u202e| </td><script>x</script> @everyone ::error::x `<b>`\n',
]

const value = fc.oneof(fc.constantFrom(...values), fc.string({ unit: 'binary', maxLength: 300 }))
const attribute = fc.tuple(fc.constantFrom(...attributes), value).map(([name, text]) => ` ${name}="${text}"`)
const startTag = fc
  .tuple(fc.constantFrom(...tags), fc.array(attribute, { maxLength: 4 }))
  .map(([tag, own]) => `<${tag}${own.join('')}>`)
const endTag = fc.constantFrom(...tags).map(tag => `</${tag}>`)

/** Markup that no one would write: known tags and attributes in any order with any text, seldom closed. */
export const hostileHtml = fc
  .array(fc.oneof(startTag, endTag, value), { maxLength: 30 })
  .map(pieces => pieces.join(''))
