import { defineCheck, fail, instances, pass } from '../define-check.ts'
import type { Placed } from '../page/document.ts'

// The four that https://ogp.me/#metadata requires of every page.
const required = ['og:title', 'og:type', 'og:image', 'og:url']

/** Read from `property`, as ogp.me has it, and from `name`, which those who show previews accept as well. */
export default defineCheck({
  id: 'social-tags',
  title: 'Preview when shared',
  category: 'miscellaneous',
  importance: 'low',
  explanation: 'Messengers and social networks build the preview of a shared link from these tags.',
  reasons: {
    none: 'Add the Open Graph tags og:title, og:type, og:image and og:url to the <head>, such as <meta property="og:title" content="…">.',
    incomplete: 'Add these Open Graph tags to the <head>, with a content that is not empty.',
  },
  run({ document }) {
    const present = new Set(document.metas.flatMap(names))
    const missing = required.filter(name => !present.has(name))
    if (missing.length === 0) return pass()
    return fail(missing.length === required.length ? 'none' : 'incomplete', instances(missing))
  },
})

function names({ attributes }: Placed): string[] {
  if (!attributes.get('content')?.trim()) return []
  return `${attributes.get('property') ?? ''} ${attributes.get('name') ?? ''}`.toLowerCase().split(/\s+/)
}
