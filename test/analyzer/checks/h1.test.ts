import h1 from '../../../src/analyzer/checks/h1.ts'
import { testCheck } from '../../support/test-check.ts'

testCheck(h1, {
  pass: [
    { html: '<h1>Mugs</h1>', evidence: { text: 'Mugs', count: 1 } },
    { html: '<h1></h1><h1>Mugs</h1>', evidence: { text: 'Mugs', count: 2 } },
    { html: '<h1><a href="/"><img src="/logo.svg" alt="Mug shop"></a></h1>', evidence: { text: 'Mug shop' } },
  ],
  fail: {
    missing: [{ html: '<h2>Mugs</h2>' }, { html: '<template><h1>Mugs</h1></template>' }],
    empty: [{ html: '<h1> </h1>' }, { html: '<h1><img src="/logo.svg" alt=""></h1>' }],
  },
})
