import charset from '../../../src/analyzer/checks/charset.ts'
import { testCheck } from '../../support/test-check.ts'

const html = '<meta charset="utf-8"><p>Text'

// Both sides of the bound are in test/analyzer/page, where the bytes are sniffed; these are one far from it each.
testCheck(charset, {
  pass: [
    { html, evidence: { encoding: 'UTF-8', declaredBy: 'meta' } },
    { html: '<meta http-equiv="content-type" content="text/html; charset=iso-8859-1">' },
    { html: '', headers: [['Content-Type', 'text/html; charset=utf-8']], evidence: { declaredBy: 'header' } },
    { html: '\ufeff<p>Text', evidence: { declaredBy: 'bom' } },
    { html: `${' '.repeat(900)}${html}` },
  ],
  fail: {
    missing: [{ html: '<p>Text' }, { html: '<p>Text', headers: [['Content-Type', 'text/html']] }],
    late: [{ html: `<!--${'-'.repeat(2000)}-->${html}` }],
  },
})
