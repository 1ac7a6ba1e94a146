import { describe, expect, test } from 'vitest'
import { describeFailure } from '../../../src/analyzer/fetch/describe-failure.ts'
import { createPageFetcher } from '../../../src/analyzer/fetch/fetch-page.ts'
import { closedOrigin } from '../../support/serve.ts'
import { httpAnswer, serveRaw } from './serve-raw.ts'
import { never, useFetcher } from './use-fetcher.ts'

const fetcher = useFetcher({ headersTimeoutMs: 100, bodyTimeoutMs: 100 })

const html = ['Content-Type: text/html']

const unreachable = (message: RegExp | string) => ({
  name: 'PageUnreachableError',
  message: expect.stringMatching(message),
  cause: expect.any(Error),
})

describe('a server that does not give a page', () => {
  test('nothing listens', async () => {
    const origin = await closedOrigin()
    await expect(fetcher.fetchPage(origin, { signal: never })).rejects.toMatchObject(
      unreachable(`^${new URL(origin).host} refused the connection: check`),
    )
  })

  test('no TLS', async () => {
    await using server = await serveRaw(socket => socket.end(httpAnswer('400 Bad Request', [])))
    const url = server.url.replace('http:', 'https:')
    await expect(fetcher.fetchPage(url, { signal: never })).rejects.toMatchObject(
      unreachable(/^No TLS connection/),
    )
  })

  test.each([
    ['never answers', [], /did not answer in time/],
    [
      'stops in the middle',
      [httpAnswer('200 OK', [...html, 'Content-Length: 100'], '<p>')],
      /stopped sending/,
    ],
    ['speaks something else', [Buffer.from('SSH-2.0-x\r\n')], /not valid HTTP/],
    ['sends broken headers', [Buffer.from('HTTP/1.1 200 OK\r\nno header\r\n\r\n')], /not valid HTTP/],
    ['sends too many headers', [httpAnswer('200 OK', [`X: ${'a'.repeat(300_000)}`])], /256 KiB of headers/],
  ])('%s', async (_, pieces, message) => {
    await using server = await serveRaw(socket => socket.write(Buffer.concat(pieces)))
    await expect(fetcher.fetchPage(server.url, { signal: never })).rejects.toMatchObject(unreachable(message))
  })

  test.each([
    ['before the answer', ''],
    ['in the headers', 'HTTP/1.1 200 OK\r\nContent-'],
    ['in the body', httpAnswer('200 OK', [...html, 'Content-Length: 100'], '<p>')],
    ['in a chunk', httpAnswer('200 OK', [...html, 'Transfer-Encoding: chunked'], 'ff\r\n<p>')],
    ['before the last chunk', httpAnswer('200 OK', [...html, 'Transfer-Encoding: chunked'], '3\r\n<p>\r\n')],
  ])('closes the connection %s', async (_, start) => {
    await using server = await serveRaw(socket => socket.end(start))
    await expect(fetcher.fetchPage(server.url, { signal: never })).rejects.toMatchObject(
      unreachable(/closed the connection before the answer was complete/),
    )
  })

  test('resets the connection, and is asked once more', async () => {
    await using server = await serveRaw(socket => socket.resetAndDestroy())
    await expect(fetcher.fetchPage(server.url, { signal: never })).rejects.toMatchObject(
      unreachable(/closed the conn/),
    )
    expect(server.requests).toHaveLength(2)
  })

  test('resets the first connection only', async () => {
    await using server = await serveRaw((socket, count) => {
      if (count === 1) socket.resetAndDestroy()
      else socket.write(httpAnswer('200 OK', html, '<p>'))
    })
    expect((await fetcher.fetchPage(server.url, { signal: never })).status).toBe(200)
  })

  test('a body without a length ends with the connection', async () => {
    await using server = await serveRaw(socket =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<p>'),
    )
    expect((await fetcher.fetchPage(server.url, { signal: never })).body.toString()).toBe('<p>')
  })

  test('the fetcher is closed meanwhile', async () => {
    const closing = createPageFetcher()
    await using server = await serveRaw(() => void closing.close())
    await expect(closing.fetchPage(server.url, { signal: never })).rejects.toMatchObject(
      unreachable(/run ended/),
    )
  })
})

describe("the signal's reason comes back untouched", () => {
  const reason = new Error('deadline')

  test('when it is aborted before', async () => {
    await using server = await serveRaw(() => {})
    await expect(fetcher.fetchPage(server.url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(server.requests).toHaveLength(0)
  })

  test.each([
    ['before the answer', ''],
    ['in the body', httpAnswer('200 OK', [...html, 'Content-Length: 100'], '<p>')],
    [
      'in a packed body',
      httpAnswer('200 OK', [...html, 'Content-Encoding: gzip', 'Content-Length: 100'], '\x1f\x8b'),
    ],
  ])('%s', async (_, start) => {
    const run = new AbortController()
    await using server = await serveRaw(socket => {
      socket.write(start)
      setImmediate(() => run.abort(reason))
    })
    await expect(fetcher.fetchPage(server.url, { signal: run.signal })).rejects.toBe(reason)
    await expect(fetcher.fetchResource(server.url, { signal: run.signal, maxBytes: 1 })).rejects.toBe(reason)
  })

  test('in a redirect', async () => {
    const run = new AbortController()
    await using server = await serveRaw((socket, count) => {
      if (count === 1) socket.write(httpAnswer('302 Found', ['Location: /x']))
      else run.abort(reason)
    })
    await expect(fetcher.fetchPage(server.url, { signal: run.signal })).rejects.toBe(reason)
  })

  test('whatever it is', async () => {
    await expect(fetcher.fetchPage('http://127.0.0.1:9/', { signal: AbortSignal.abort('why') })).rejects.toBe(
      'why',
    )
  })
})

describe('the words for a failure', () => {
  const url = new URL('https://shop.example:8443/x?token=secret')
  const failure = (code: string): Error => Object.assign(new Error('internals'), { code })

  test.each([
    ['ENOTFOUND', 'The host name shop.example could not be resolved: check the spelling.'],
    ['EAI_AGAIN', 'The host name shop.example could not be resolved'],
    ['ETIMEDOUT', 'shop.example:8443 did not accept a connection in time'],
    ['UND_ERR_CONNECT_TIMEOUT', 'shop.example:8443 did not accept a connection in time'],
    ['EHOSTUNREACH', 'There is no network route to shop.example:8443'],
    ['CERT_HAS_EXPIRED', 'The TLS certificate of shop.example:8443 has expired: renew it.'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'The TLS certificate of shop.example:8443 is for other names'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'is not trusted: it is self-signed'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'the server must send the intermediate certificates'],
    ['CERT_REVOKED', 'The TLS certificate of shop.example:8443 is not valid'],
    ['EPROTO', 'No TLS connection to shop.example:8443'],
    ['UND_ERR_PRX_CONN', 'The proxy did not connect to shop.example:8443'],
    ['ESOMETHING', 'The connection to shop.example:8443 failed (ESOMETHING)'],
  ])('%s', (code, sentence) => {
    const message = describeFailure(failure(code), url)
    expect(message).toContain(sentence)
    expect(message).toMatch(/^[^\n]*: [^\n]*\.$/)
    expect(message).not.toMatch(/secret|internals|undefined/)
  })

  test('the failure is found on a cause, and on the last of several addresses', () => {
    const several = new AggregateError([failure('EHOSTUNREACH'), failure('ECONNREFUSED')])
    expect(describeFailure(several, url)).toContain('refused')
    expect(describeFailure(new Error('outer', { cause: failure('EPIPE') }), url)).toContain(
      'closed the connection',
    )
  })

  test('a bug is not the network', async () => {
    expect(describeFailure(new TypeError('x is not a function'), url)).toBeNull()
    expect(describeFailure('text', url)).toBeNull()
  })
})
