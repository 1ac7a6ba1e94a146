import { defineCheck, fail, instances, notApplicable, pass } from '../define-check.ts'
import { showTag } from '../evidence.ts'
import type { Image } from '../page/document.ts'

const shown = ['src', 'srcset', 'href', 'alt', 'id', 'class', 'width', 'height']

/**
 * Every picture that is not decorative has a text alternative. On an image button or a clickable area an
 * empty `alt` is not "decorative": there it leaves the control without a name.
 * https://www.w3.org/WAI/standards-guidelines/act/rules/23a2a8/
 * https://www.w3.org/WAI/standards-guidelines/act/rules/59796f/
 */
export default defineCheck({
  id: 'image-alt',
  title: 'Picture descriptions',
  category: 'seo',
  importance: 'medium',
  explanation: 'People who cannot see a picture, and search engines, know it by its alt text.',
  reasons: {
    control:
      'Say in the alt text of each of these buttons and clickable areas what it does or where it leads.',
    missing: 'Describe each of these pictures in its alt text. Write alt="" for one that is only decoration.',
    blank:
      'The alt text of these pictures is only white space. Describe what they show, or write alt="" for one that is only decoration.',
  },
  run({ document }) {
    const images = document.images.filter(image => !isHidden(image))
    if (images.length === 0) return notApplicable()
    const unnamed = images.filter(image => !hasName(image) && !isDecorative(image))
    const controls = unnamed.filter(({ tag }) => tag !== 'img')
    if (controls.length > 0) return fail('control', evidence(controls))
    const missing = unnamed.filter(({ attributes }) => !attributes.has('alt'))
    if (missing.length > 0) return fail('missing', evidence(missing))
    return unnamed.length > 0 ? fail('blank', evidence(unnamed)) : pass({ images: images.length })
  },
})

// Tracking pixels are often hidden by their own style; that of an ancestor or a style sheet is not seen here.
const isHidden = ({ hidden, attributes }: Image): boolean =>
  hidden ||
  /display:none|visibility:hidden/i.test((attributes.get('style') ?? '').slice(0, 1000).replace(/\s+/g, ''))

const hasName = ({ attributes, labelledBy }: Image): boolean =>
  [attributes.get('alt'), attributes.get('aria-label'), labelledBy, attributes.get('title')].some(name =>
    name?.trim(),
  )

const isDecorative = ({ tag, attributes }: Image): boolean =>
  tag === 'img' &&
  (attributes.get('alt') === '' || /^\s*(none|presentation)\b/i.test(attributes.get('role') ?? ''))

const evidence = (images: readonly Image[]) =>
  instances(
    images.map(({ tag, attributes }) =>
      showTag(tag, attributes, tag === 'input' ? ['type', ...shown] : shown),
    ),
  )
