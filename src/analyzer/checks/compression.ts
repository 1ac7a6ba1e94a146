import { gzipSync } from 'node:zlib'
import { defineCheck, fail, pass } from '../define-check.ts'
import { quote } from '../evidence.ts'

// Lighthouse's bound: less than this fits into one more network packet and gains nothing.
const worthwhileBytes = 1400
const codings = ['gzip', 'x-gzip', 'br', 'zstd', 'deflate']

/** https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression */
export default defineCheck({
  id: 'compression',
  title: 'Compressed delivery',
  category: 'performance',
  importance: 'medium',
  explanation:
    'Compressed HTML is a fraction of the size, so the page appears sooner, most of all on slow connections.',
  reasons: {
    uncompressed: 'Turn on compression (gzip, Brotli or Zstandard) for HTML on the server or at the CDN.',
  },
  run({ response }) {
    const encoding = response.headers.all('content-encoding').join(', ')
    const used = encoding
      .toLowerCase()
      .split(',')
      .some(coding => codings.includes(coding.trim()))
    if (used) return pass({ encoding: quote(encoding) })
    const bytes = response.body.byteLength
    if (bytes <= worthwhileBytes) return pass({ bytes })
    // The fastest level: what a server would save at least.
    const gzipBytes = gzipSync(response.body, { level: 1 }).byteLength
    return bytes - gzipBytes > worthwhileBytes ? fail('uncompressed', { bytes, gzipBytes }) : pass({ bytes })
  },
})
