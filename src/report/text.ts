// C0 and C1 controls, line and paragraph separators, and the marks and tags that reorder or hide text.
const unprintable =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]+/gu

/** Foreign text as one printable line: controls and line breaks become a space, long text ends in `…`. */
export function oneLine(text: string, maxCharacters = 500): string {
  // Cut before cleaning so that a megabyte of text costs no more than a line; the rest is cut after.
  const head = text
    .slice(0, maxCharacters * 4)
    .replace(/[\ud800-\udbff]$/, '')
    .toWellFormed()
    .replace(unprintable, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const characters = Array.from(head)
  const cut = characters.length > maxCharacters || text.length > maxCharacters * 4
  return cut
    ? `${characters
        .slice(0, maxCharacters - 1)
        .join('')
        .trimEnd()}…`
    : head
}

/** `3 pages`, `1 page`. */
export const plural = (count: number, noun: string, many = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : many}`
