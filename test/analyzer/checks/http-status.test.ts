import httpStatus from '../../../src/analyzer/checks/http-status.ts'
import { testCheck } from '../../support/test-check.ts'

const hop = { url: 'https://example.com/old', status: 301 }

testCheck(httpStatus, {
  pass: [
    { status: 200, evidence: { status: 200, redirects: [] } },
    { status: 299 },
    {
      hops: [hop],
      finalUrl: 'https://example.com/new',
      evidence: { redirects: ['301 https://example.com/old'] },
    },
  ],
  fail: {
    'server-error': [{ status: 500 }, { status: 503 }],
    'client-error': [{ status: 400 }, { status: 404 }, { status: 499 }],
    'redirect-loop': [{ status: 302, redirectLoop: true, hops: [hop, hop] }],
    'no-page': [{ status: 300 }, { status: 304 }, { status: 399 }],
  },
})
