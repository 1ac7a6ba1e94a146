import doctype from '../../../src/analyzer/checks/doctype.ts'
import { testCheck } from '../../support/test-check.ts'

// Which names and identifiers mean quirks: https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode
testCheck(doctype, {
  pass: [
    { html: '<!doctype html>' },
    { html: '<!-- built --> \n<!DOCTYPE HTML>' },
    { html: '<!doctype html SYSTEM "about:legacy-compat">' },
    {
      html: '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
    },
  ],
  fail: {
    missing: [{ html: '' }, { html: '<html>' }, { html: '<p>Text<!doctype html>' }],
    quirks: [
      { html: '<!doctype svg>' },
      {
        html: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">',
        evidence: { doctype: 'html -//W3C//DTD HTML 4.01 Transitional//EN' },
      },
    ],
  },
})
