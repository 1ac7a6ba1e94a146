import https from '../../../src/analyzer/checks/https.ts'
import { testCheck } from '../../support/test-check.ts'

const hop = (url: string) => ({ url, status: 301 })

testCheck(https, {
  pass: [
    { url: 'https://example.com/', evidence: { url: 'https://example.com/' } },
    { url: 'http://example.com/', hops: [hop('http://example.com/')], finalUrl: 'https://example.com/' },
    {
      url: 'http://example.com/',
      hops: [hop('http://example.com/'), hop('http://www.example.com/')],
      finalUrl: 'https://www.example.com/',
    },
    { url: 'https://192.0.2.1/' },
  ],
  fail: {
    http: [
      { url: 'http://example.com/' },
      { url: 'https://example.com/', hops: [hop('https://example.com/')], finalUrl: 'http://example.com/a' },
    ],
    'leaves-https': [
      {
        url: 'https://example.com/',
        hops: [hop('https://example.com/'), hop('http://example.com/a')],
        finalUrl: 'https://example.com/a',
        evidence: { from: 'https://example.com/', to: 'http://example.com/a' },
      },
    ],
  },
  notApplicable: [
    { url: 'http://localhost:8080/' },
    { url: 'http://127.0.0.1/' },
    { url: 'http://[::1]/' },
    { url: 'https://10.0.0.1/' },
    { url: 'http://shop.internal/' },
    { url: 'http://preview/' },
  ],
})
