import type { Standing } from '../words.ts'

/**
 * Shapes that differ without colour, in the colour of the text: light, dark and colour-blind alike. The word
 * always stands beside them. No emoji, which need a colour font and look different on every system.
 */
export const marks: Readonly<Record<Standing, string>> = {
  good: '✓',
  decent: '▲',
  bad: '✗',
  error: '?',
  unknown: '?',
}
