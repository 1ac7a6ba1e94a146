import { defineCheck, fail, pass } from '../define-check.ts'
import { quote } from '../evidence.ts'

/**
 * The old document types that keep browsers out of quirks mode, such as XHTML 1.0, do no harm and pass.
 * https://html.spec.whatwg.org/multipage/syntax.html#the-doctype
 */
export default defineCheck({
  id: 'doctype',
  title: 'Document type',
  category: 'miscellaneous',
  importance: 'low',
  explanation: 'Without <!doctype html> browsers lay the page out by the rules of the nineties.',
  reasons: {
    missing: 'Write <!doctype html> as the very first line of the page.',
    quirks: 'Replace the document type at the beginning of the page by <!doctype html>.',
  },
  run({ document: { doctype, quirks } }) {
    if (!doctype) return fail('missing')
    const { name, publicId, systemId } = doctype
    return quirks ? fail('quirks', { doctype: quote([name, publicId, systemId].join(' ')) }) : pass()
  },
})
