import { defineCheck, fail, pass } from '../define-check.ts'

/** https://html.spec.whatwg.org/multipage/semantics.html#charset */
export default defineCheck({
  id: 'charset',
  title: 'Character encoding',
  category: 'miscellaneous',
  importance: 'medium',
  explanation:
    'A page that does not say how its characters are encoded may show wrong letters in browsers and in search results.',
  reasons: {
    missing: 'Add <meta charset="utf-8"> at the very beginning of the <head>.',
    late: 'Move <meta charset="utf-8"> to the very beginning of the <head>: browsers look for it only in the first 1,024 bytes.',
  },
  run({ document: { encoding, encodingSource } }) {
    if (encodingSource === null) return fail('missing', { assumed: encoding })
    if (encodingSource === 'late-meta') return fail('late', { encoding })
    return pass({ encoding, declaredBy: encodingSource })
  },
})
