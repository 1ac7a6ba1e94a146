import { oneLine } from '../report/text.ts'

const maxCharacters = 200
const maxValueCharacters = 90

/** Foreign text as evidence: one printable line of at most 200 characters. */
export const quote = (text: string): string => oneLine(text, maxCharacters)

/**
 * A start tag as evidence, such as `<img src="/a.png">`: those of the wanted attributes that it has, in the
 * wanted order, each value shortened so that a long one does not hide the others.
 */
export function showTag(
  tag: string,
  attributes: ReadonlyMap<string, string>,
  wanted: Iterable<string> = attributes.keys(),
): string {
  const shown = Array.from(wanted).flatMap(name => {
    const value = attributes.get(name)
    if (value === undefined) return []
    return [`${name}="${value && shortValue(value)}"`]
  })
  return quote(`<${[tag, ...shown].join(' ')}>`)
}

// White space alone is what some checks complain of, so it stays visible.
const shortValue = (value: string): string =>
  (oneLine(value, maxValueCharacters) || ' ').replaceAll('"', '&quot;')
