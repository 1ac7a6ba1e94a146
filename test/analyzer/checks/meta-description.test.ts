import metaDescription from '../../../src/analyzer/checks/meta-description.ts'
import { testCheck } from '../../support/test-check.ts'

testCheck(metaDescription, {
  pass: [
    {
      html: '<meta name="description" content="Mugs, thrown by hand.">',
      evidence: { text: 'Mugs, thrown by hand.' },
    },
    { html: '<meta name=" Description " content="Mugs">' },
    { html: '<meta name="description" content="Mugs"><meta name="description" content="">' },
  ],
  fail: {
    missing: [{ html: '' }, { html: '<meta property="og:description" content="Mugs">' }],
    empty: [
      { html: '<meta name="description">' },
      { html: '<meta name="description" content=" ">' },
      { html: '<meta name="description" content=""><meta name="description" content="Mugs">' },
    ],
    'outside-head': [{ html: '<head><p></p><meta name="description" content="Mugs">' }],
  },
})
