import type { Standing } from '../words.ts'
import { type Markup, markup, trusted } from './markup.ts'

// Four shapes, told apart without colour: a disc, a triangle, an octagon, a diamond.
const shapes: Record<Exclude<Standing, 'unknown'> | 'logo' | 'out' | 'chevron', string> = {
  good: '<circle cx="8" cy="8" r="7.5"/><path class="cut" d="m4.7 8.3 2.3 2.3 4.4-4.9"/>',
  decent: '<path d="M8 1 15.6 14.6H.4z" stroke-linejoin="round"/><path class="cut" d="M8 6v4m0 2.3v.2"/>',
  bad: '<path d="M5 .6h6L15.4 5v6L11 15.4H5L.6 11V5z"/><path class="cut" d="m5.3 5.3 5.4 5.4m0-5.4-5.4 5.4"/>',
  error:
    '<path d="m8 .3 7.7 7.7L8 15.7.3 8z"/><path class="cut" d="M6.3 6.5a1.8 1.8 0 1 1 2.6 1.7c-.6.3-.9.6-.9 1.2v.1m0 2v.2"/>',
  logo: '<circle cx="6.8" cy="6.8" r="5.3" class="line"/><path class="line" d="m10.8 10.8 4 4M4.5 7l1.6 1.6L9.2 5"/>',
  out: '<path class="line" d="M6 3.5H3v9.5h9.5v-3M9 2.5h4.5V7M13 3 7.5 8.5"/>',
  chevron: '<path class="line" d="m4 6 4 4 4-4"/>',
}

/** The shapes, once in the document; `icon` refers to them. */
export const iconSprite: Markup = trusted(
  `<svg class="sprite" aria-hidden="true">${Object.entries(shapes)
    .map(([name, shape]) => `<symbol id="icon-${name}" viewBox="0 0 16 16">${shape}</symbol>`)
    .join('')}</svg>`,
)

/** An ornament: what it means must also stand beside it in words. */
export const icon = (name: Standing | keyof typeof shapes): Markup =>
  markup`<svg class="icon" aria-hidden="true"><use href="#icon-${name === 'unknown' ? 'error' : name}"/></svg>`

/** The result in words, with its shape. */
export const pill = (standing: Standing): Markup =>
  markup`<span class="pill ${standing}">${icon(standing)}${standing}</span>`
