import title from '../../../src/analyzer/checks/title.ts'
import { testCheck } from '../../support/test-check.ts'

testCheck(title, {
  pass: [
    { html: '<head><title>Home</title>', evidence: { text: 'Home' } },
    { html: '<title>\n Mugs  &amp; more\n</title>', evidence: { text: 'Mugs & more' } },
    // The title of a drawing is not the page's.
    { html: '<title>Home</title><body><svg><title>Logo</title></svg>' },
    { html: '<head><template><title>Other</title></template><title>Home</title>' },
  ],
  fail: {
    missing: [{ html: '' }, { html: '<body><svg><title>Logo</title></svg>' }],
    empty: [
      { html: '<title></title>' },
      { html: '<title> \n </title>' },
      { html: '<title></title><title>Home</title>' },
    ],
    'outside-head': [
      { html: '<head><div></div><title>Home</title></head>', evidence: { instances: ['Home'] } },
      { html: '<body><p>Text<title>Home</title>' },
    ],
    several: [
      { html: '<title>One</title><title>Two</title>', evidence: { count: 2, instances: ['One', 'Two'] } },
      { html: '<title>One</title><body><title>Two</title>' },
    ],
  },
})
