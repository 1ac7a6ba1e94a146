import viewport from '../../../src/analyzer/checks/viewport.ts'
import { testCheck } from '../../support/test-check.ts'

const meta = (content: string) => ({ html: `<meta name="viewport" content="${content}">` })

// Rows marked A: https://www.w3.org/WAI/standards-guidelines/act/rules/b4f0c3/
testCheck(viewport, {
  pass: [
    {
      ...meta('width=device-width, initial-scale=1'),
      evidence: { tag: '<meta name="viewport" content="width=device-width, initial-scale=1">' },
    },
    meta('WIDTH = device-width;initial-scale = 1'),
    meta('width=980'),
    meta('width=device-width, user-scalable=yes'), // A
    meta('width=device-width, user-scalable=1'),
    meta('width=device-width, user-scalable=-1'),
    meta('width=device-width, user-scalable=device-width'), // A
    meta('width=device-width, maximum-scale=2'),
    meta('width=device-width, maximum-scale=6.0'), // A
    meta('width=device-width, maximum-scale=-1'), // A
    meta('width=device-width, maximum-scale=device-height'), // A
    { html: '<body><meta name="Viewport" content="width=device-width">' },
  ],
  fail: {
    missing: [{ html: '' }, { html: '<meta property="viewport" content="width=device-width">' }],
    'no-width': [
      meta(''),
      meta('initial-scale=1'),
      meta('width'),
      meta('min-width=300'),
      { html: '<meta name="viewport">' },
    ],
    'no-zoom': [
      meta('width=device-width, user-scalable=no'), // A
      meta('width=device-width, user-scalable=0'),
      meta('width=device-width, user-scalable=0.9'),
      meta('width=device-width, user-scalable=banana'), // A
      meta('width=device-width, maximum-scale=1.99'),
      meta('width=device-width, maximum-scale=1.0'), // A
      meta('width=device-width, maximum-scale=yes'), // A
      meta('user-scalable=no'),
      { html: `${meta('width=device-width').html}${meta('maximum-scale=1').html}` },
    ],
  },
})
