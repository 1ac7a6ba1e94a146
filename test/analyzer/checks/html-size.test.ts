import htmlSize from '../../../src/analyzer/checks/html-size.ts'
import { testCheck } from '../../support/test-check.ts'

const page = (bytes: number) => ({ body: new Uint8Array(bytes).fill(0x20) })

testCheck(htmlSize, {
  pass: [{ html: '', evidence: { bytes: 0 } }, page(999_999)],
  fail: {
    large: [page(1_000_000), page(2_000_000)],
    'cut-off': [
      { ...page(2_000_001), importance: 'high', evidence: { bytes: 2_000_001 } },
      { ...page(10), truncated: true, importance: 'high' },
    ],
  },
})
