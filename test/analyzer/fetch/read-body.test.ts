import { Readable } from 'node:stream'
import * as zlib from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBody } from '../../../src/analyzer/fetch/read-body.ts'
import { httpAnswer, serveRaw } from './serve-raw.ts'
import { never, useFetcher } from './use-fetcher.ts'

const packers = {
  gzip: zlib.gzipSync,
  'x-gzip': zlib.gzipSync,
  deflate: zlib.deflateSync,
  br: zlib.brotliCompressSync,
  zstd: zlib.zstdCompressSync,
  identity: (bytes: Uint8Array) => Buffer.from(bytes),
}
const names = Object.keys(packers) as (keyof typeof packers)[]
const packed = names.filter(name => name !== 'identity')

/** Reads bytes that come in pieces of the given size. */
function read(
  bytes: Uint8Array,
  encoding: string | readonly string[],
  maxBytes = 1_000_000,
  pieceSize = 1_000,
) {
  const pieces: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += pieceSize) pieces.push(bytes.subarray(at, at + pieceSize))
  return readBody(Readable.from(pieces), typeof encoding === 'string' ? [encoding] : encoding, maxBytes)
}

const content = Buffer.from('<p>Tea and cake</p>'.repeat(1_000))

describe('content encodings', () => {
  test.each(names)('%s', async name => {
    expect((await read(packers[name](content), name)).body).toEqual(content)
    expect((await read(packers[name](content), name.toUpperCase(), 1_000_000, 1)).body).toEqual(content)
  })

  test('bare deflate', async () => {
    expect((await read(zlib.deflateRawSync(content), 'deflate')).body).toEqual(content)
  })

  test('two, the last one outermost', async () => {
    const twice = zlib.gzipSync(zlib.brotliCompressSync(content))
    expect((await read(twice, 'br, gzip')).body).toEqual(content)
    expect((await read(twice, ['br', 'gzip'])).body).toEqual(content)
  })

  test('several gzip members', async () => {
    expect(
      (await read(Buffer.concat([zlib.gzipSync('a'), zlib.gzipSync('b')]), 'gzip')).body.toString(),
    ).toBe('ab')
  })

  test.each(names)('an empty body said to be %s', async name => {
    expect(await read(new Uint8Array(), name)).toEqual({ body: Buffer.alloc(0), truncated: false })
  })

  test.each(packed)('%s that is cut off is no page', async name => {
    await expect(read(packers[name](content).subarray(0, -9), name)).rejects.toMatchObject({
      code: 'Z_BUF_ERROR',
    })
  })

  test.each(packed)('%s that is something else is no page', async name => {
    await expect(read(Buffer.from('\x07 no '.repeat(50)), name)).rejects.toHaveProperty('code')
  })

  test.each(['compress', 'gzip;q=1', 'gzip, gzip, gzip, gzip', '\x1b[31m'])(
    '%j was not asked for',
    async name => {
      const problem = { name: 'PageUnreachableError', message: expect.stringContaining('was not asked for') }
      await expect(read(content, name)).rejects.toMatchObject(problem)
    },
  )

  test('any content comes back, in any pieces', async () => {
    const bytes = fc.uint8Array({ maxLength: 5_000 })
    await fc.assert(
      fc.asyncProperty(
        bytes,
        fc.constantFrom(...names),
        fc.integer({ min: 1, max: 2_000 }),
        async (body, name, size) => {
          expect((await read(packers[name](body), name, 5_000, size)).body).toEqual(Buffer.from(body))
        },
      ),
    )
  })
})

describe('the limit', () => {
  test.each(names)('%s: what is as long as it is whole, what is longer is cut', async name => {
    const at = await read(packers[name](content), name, content.length)
    expect({ size: at.body.length, truncated: at.truncated }).toEqual({
      size: content.length,
      truncated: false,
    })
    const over = await read(packers[name](content), name, content.length - 1)
    expect({ size: over.body.length, truncated: over.truncated }).toEqual({
      size: content.length - 1,
      truncated: true,
    })
    expect(over.body).toEqual(content.subarray(0, -1))
  })
})

describe('over a connection', () => {
  const fetcher = useFetcher()
  const zeros = Buffer.alloc(200_000_000)

  test.each([
    ['gzip', zlib.gzipSync(zeros)],
    ['br', zlib.brotliCompressSync(zeros, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ['zstd', zlib.zstdCompressSync(zeros)],
    ['gzip, gzip', zlib.gzipSync(zlib.gzipSync(zeros))],
  ])('a bomb in %s ends at 10 MB', async (encoding, bomb) => {
    await using server = await serveRaw(socket => {
      socket.write(httpAnswer('200 OK', ['Content-Type: text/html', `Content-Encoding: ${encoding}`], bomb))
    })
    const { body, truncated } = await fetcher.fetchPage(server.url, { signal: never })
    expect({ size: body.byteLength, truncated }).toEqual({ size: 10_000_000, truncated: true })
  })

  test('an endless page ends at 10 MB', async () => {
    await using server = await serveRaw(socket => {
      socket.write(httpAnswer('200 OK', ['Content-Type: text/html', 'Transfer-Encoding: chunked']))
      const send = (): void => {
        while (!socket.destroyed && socket.write(`10000\r\n${'a'.repeat(0x10000)}\r\n`));
      }
      socket.on('drain', send)
      send()
    })
    expect(await fetcher.fetchPage(server.url, { signal: never })).toMatchObject({ truncated: true })
  })

  test.each([
    ['damaged', Buffer.from('not packed at all'), /damaged or cut off/],
    ['cut off', zlib.gzipSync(content).subarray(0, 50), /damaged or cut off/],
  ])('%s gzip', async (_, body, message) => {
    await using server = await serveRaw(socket => {
      socket.write(httpAnswer('200 OK', ['Content-Type: text/html', 'Content-Encoding: gzip'], body))
    })
    await expect(fetcher.fetchPage(server.url, { signal: never })).rejects.toMatchObject({
      name: 'PageUnreachableError',
      message: expect.stringMatching(message),
      cause: expect.any(Error),
    })
  })

  test('an unknown encoding does not hold the connection', async () => {
    await using server = await serveRaw(socket => {
      const headers = ['Content-Type: text/html', 'Content-Encoding: compress', 'Content-Length: 1000000000']
      socket.write(httpAnswer('200 OK', headers, 'x'))
    })
    await expect(fetcher.fetchPage(server.url, { signal: never })).rejects.toThrow('"compress"')
  })
})
