import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import compression from '../../../src/analyzer/checks/compression.ts'
import { testCheck } from '../../support/test-check.ts'

const page = (bytes: number) => new Uint8Array(bytes).fill(0x20)
const saving = (body: Uint8Array) => body.byteLength - gzipSync(body, { level: 1 }).byteLength
const large = page(50_000)
const incompressible = createHash('shake256', { outputLength: 5_000 }).digest()
const encoded = (value: string) => ({ body: large, headers: [['Content-Encoding', value] as const] })

// How well a body compresses is zlib's business, so the two at the bound are looked for: they save 1,400 and 1,401 bytes.
const bodies = Array.from({ length: 200 }, (_, index) => page(1_400 + index))
const [saves1400 = large, saves1401 = page(0)] = [1_400, 1_401].map(bytes =>
  bodies.find(body => saving(body) === bytes),
)

testCheck(compression, {
  pass: [
    { html: '' },
    { body: saves1400 },
    { body: incompressible },
    { ...encoded('gzip'), evidence: { encoding: 'gzip' } },
    encoded('br'),
    encoded('zstd'),
    encoded('deflate'),
    encoded('X-GZIP'),
    encoded('identity, gzip'),
  ],
  fail: {
    uncompressed: [
      { body: saves1401, evidence: { bytes: saves1401.byteLength } },
      { body: large },
      encoded('identity'),
      encoded(''),
    ],
  },
})
