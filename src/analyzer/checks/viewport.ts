import { defineCheck, fail, pass } from '../define-check.ts'
import { showTag } from '../evidence.ts'
import { contentOf, metasNamed } from '../metas.ts'

// WCAG 1.4.4: text can be enlarged to 200 %.
const minMaximumScale = 2

/**
 * Whether zooming is held back is judged as the ACT rule has it, with the meaning that browsers give to
 * numbers and unknown words.
 * https://www.w3.org/WAI/standards-guidelines/act/rules/b4f0c3/
 */
export default defineCheck({
  id: 'viewport',
  title: 'Fits phone screens',
  category: 'miscellaneous',
  importance: 'medium',
  explanation:
    'Without a viewport tag phones show the page as on a desktop, only tiny. One that forbids zooming shuts out people who need larger text.',
  reasons: {
    missing: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the <head>.',
    'no-zoom':
      'Remove user-scalable and maximum-scale from the viewport tag, so that everyone can enlarge the text.',
    'no-width': 'Add width=device-width to the content of the viewport tag.',
  },
  run({ document }) {
    const metas = metasNamed(document, 'viewport')
    const viewports = metas.map(meta => ({
      ...parse(contentOf(meta)),
      tag: showTag('meta', meta.attributes),
    }))
    const [first] = viewports
    if (!first) return fail('missing')
    const noZoom = viewports.find(({ zoomable }) => !zoomable)
    if (noZoom) return fail('no-zoom', { tag: noZoom.tag })
    return viewports.some(({ hasWidth }) => hasWidth)
      ? pass({ tag: first.tag })
      : fail('no-width', { tag: first.tag })
  },
})

function parse(content: string): { hasWidth: boolean; zoomable: boolean } {
  // Longer than any real one, so that hostile content costs nothing.
  const pairs = content
    .slice(0, 1000)
    .toLowerCase()
    .matchAll(/([^\s=,;]+)\s*=\s*([^\s=,;]+)/g)
  const properties = new Map(Array.from(pairs, ([, name = '', value = '']) => [name, value]))
  return {
    hasWidth: properties.has('width'),
    zoomable:
      allowsScaling(properties.get('user-scalable')) && allowsEnlarging(properties.get('maximum-scale')),
  }
}

function allowsScaling(value = 'yes'): boolean {
  if (['yes', 'device-width', 'device-height'].includes(value)) return true
  return Math.abs(Number.parseFloat(value)) >= 1
}

function allowsEnlarging(value = 'device-width'): boolean {
  if (['device-width', 'device-height'].includes(value)) return true
  const scale = Number.parseFloat(value)
  return scale < 0 || scale >= minMaximumScale
}
