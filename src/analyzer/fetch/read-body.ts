import { pipeline, Readable, type Transform } from 'node:stream'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'
import { oneLine } from '../../report/text.ts'
import { PageUnreachableError } from './page-unreachable-error.ts'

export interface ReadBody {
  readonly body: Uint8Array
  /** Whether there was more than was read. */
  readonly truncated: boolean
}

/** Awaited once, before more than `largeBodyBytes` of a body are read. */
export type BeforeMore = () => Promise<void>

/** More than most pages have, so that those never wait. */
export const largeBodyBytes = 256 * 1024

type Chunks = AsyncIterable<Uint8Array>
type Decoder = (source: Chunks) => Chunks

// A body is packed once, rarely twice; each further layer multiplies what a bomb can do.
const maxEncodings = 3

/**
 * Reads a body to its end or to `maxBytes` after decompression, whichever comes first, and never holds more.
 *
 * @param contentEncoding values of the Content-Encoding header
 * @throws PageUnreachableError for an encoding that was not asked for; otherwise what the stream or zlib gives
 */
export async function readBody(
  source: Readable,
  contentEncoding: readonly string[],
  maxBytes: number,
  beforeMore: BeforeMore = async () => {},
): Promise<ReadBody> {
  const encodings = contentEncoding.flatMap(value => value.toLowerCase().split(/[\s,]+/)).filter(Boolean)
  if (encodings.length > maxEncodings) throw unreadable(encodings.join(', '))
  // The last one named was applied last.
  const layers = encodings.map(decoderFor).reverse()
  const chunks: Uint8Array[] = []
  let size = 0
  let asked = false
  for await (const chunk of layers.reduce((packed, unpack) => unpack(packed), source as Chunks)) {
    if (!asked && size + chunk.byteLength > largeBodyBytes) {
      asked = true
      await beforeMore()
    }
    const room = maxBytes - size
    chunks.push(chunk.byteLength > room ? chunk.subarray(0, room) : chunk)
    size += chunk.byteLength
    // Leaving the loop destroys the decoders and the connection.
    if (size > maxBytes) return { body: Buffer.concat(chunks), truncated: true }
  }
  return { body: Buffer.concat(chunks), truncated: false }
}

function decoderFor(encoding: string): Decoder {
  const decoder = decoders.get(encoding)
  if (!decoder) throw unreadable(encoding)
  return decoder
}

const unreadable = (encoding: string): PageUnreachableError =>
  new PageUnreachableError(
    `The page comes in the content encoding "${oneLine(encoding, 100)}", which was not asked for: send gzip, br or zstd.`,
  )

/** Passes chunks through a zlib stream. A body of no bytes stays one, whatever its header says. */
const through = (createStream: (firstByte: number) => Transform): Decoder =>
  async function* decompress(source) {
    const iterator = source[Symbol.asyncIterator]()
    const first = await nextNonEmpty(iterator)
    if (!first) return
    const stream = createStream(first[0] ?? 0)
    // The callback keeps pipeline from throwing; errors reach the reader through the stream.
    pipeline(Readable.from(rejoin(first, iterator)), stream, () => {})
    yield* stream
  }

async function nextNonEmpty(iterator: AsyncIterator<Uint8Array>): Promise<Uint8Array | null> {
  for (;;) {
    const { done, value } = await iterator.next()
    if (done) return null
    if (value.byteLength > 0) return value
  }
}

async function* rejoin(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

const gunzip = through(() => createGunzip())

const decoders = new Map<string, Decoder>([
  ['identity', source => source],
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  // RFC 9110 section 8.4.1.2: "deflate" is the zlib format, but some servers send the bare stream.
  ['deflate', through(firstByte => ((firstByte & 0x0f) === 8 ? createInflate() : createInflateRaw()))],
  ['br', through(() => createBrotliDecompress())],
  // RFC 9659: a window of at most 8 MB over HTTP, which bounds the decoder's memory.
  ['zstd', through(() => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } }))],
])
