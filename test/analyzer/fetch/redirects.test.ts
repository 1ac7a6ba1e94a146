import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { serve } from '../../support/serve.ts'
import { httpAnswer, serveRaw } from './serve-raw.ts'
import { never, useFetcher } from './use-fetcher.ts'

const fetcher = useFetcher()

const page = (response: ServerResponse): void => {
  response.setHeader('content-type', 'text/html').end('<p>')
}

/** Answers `/n` with a redirect to `/n-1`, and `/0` with a page. */
function countdown({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const left = Number(url.slice(1))
  if (left > 0) response.writeHead(301, { location: `${left - 1}` }).end('moved')
  else page(response)
}

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])('%i is followed', async status => {
    await using server = await serve((request, response) => {
      if (request.url === '/a') response.writeHead(status, { location: 'b?c#d' }).end('<p>moved')
      else page(response)
    })
    expect(await fetcher.fetchPage(`${server.origin}/a`, { signal: never })).toMatchObject({
      url: `${server.origin}/a`,
      finalUrl: `${server.origin}/b?c`,
      hops: [{ url: `${server.origin}/a`, status }],
      status: 200,
      redirectLoop: false,
    })
  })

  test.each([300, 304, 305])('%i is not', async status => {
    await using server = await serve((_, response) => response.writeHead(status, { location: '/b' }).end())
    expect(await fetcher.fetchPage(server.origin, { signal: never })).toMatchObject({ status, hops: [] })
  })

  test('to another host, which learns nothing but the address', async () => {
    await using other = await serveRaw(socket =>
      socket.write(httpAnswer('200 OK', ['Content-Type: text/html'])),
    )
    const target = other.url.replace('http://', 'http://user:secret@')
    await using server = await serve((_, response) => {
      response.writeHead(302, { location: target, 'set-cookie': 'a=b' }).end()
    })
    const { finalUrl } = await fetcher.fetchPage(server.origin, { signal: never })
    expect(finalUrl).toBe(other.url)
    expect(other.requests.join()).not.toMatch(/cookie|authorization|referer|secret/i)
  })

  test('a target in raw UTF-8', async () => {
    await using server = await serveRaw((socket, count) => {
      const location = Buffer.from('Location: /grün').toString('latin1')
      socket.write(
        count === 1 ? httpAnswer('301 Moved', [location]) : httpAnswer('200 OK', ['Content-Type: text/html']),
      )
    })
    expect((await fetcher.fetchPage(server.url, { signal: never })).finalUrl).toBe(`${server.url}gr%C3%BCn`)
  })

  test('a target that is longer than any server takes', async () => {
    await using server = await serveRaw(socket =>
      socket.write(httpAnswer('301 Moved', [`Location: /${'a'.repeat(16_384)}`])),
    )
    await expect(fetcher.fetchPage(server.url, { signal: never })).rejects.toThrow(
      /more than 16,384 characters/,
    )
  })

  test('ten are followed', async () => {
    await using server = await serve(countdown)
    const { hops, finalUrl, redirectLoop } = await fetcher.fetchPage(`${server.origin}/10`, { signal: never })
    expect({ hops: hops.length, finalUrl, redirectLoop }).toEqual({
      hops: 10,
      finalUrl: `${server.origin}/0`,
      redirectLoop: false,
    })
  })

  test('eleven are a loop', async () => {
    await using server = await serve(countdown)
    const { hops, body, ...rest } = await fetcher.fetchPage(`${server.origin}/11`, { signal: never })
    expect(rest).toMatchObject({
      finalUrl: `${server.origin}/1`,
      status: 301,
      redirectLoop: true,
      truncated: false,
    })
    expect(hops).toHaveLength(11)
    expect(body.byteLength).toBe(0)
  })

  test.each([
    ['to itself', { '/': '/' }, ['/']],
    ['to itself by another fragment', { '/': '/#x' }, ['/']],
    ['there and back', { '/': '/b', '/b': '/' }, ['/', '/b']],
    ['later', { '/': '/b', '/b': '/c', '/c': '/b' }, ['/', '/b', '/c']],
  ])('a circle: %s', async (_, routes: Record<string, string>, visited) => {
    await using server = await serve((request, response) => {
      response
        .writeHead(302, { location: routes[request.url ?? ''], 'content-type': 'text/html' })
        .end('<p>moved')
    })
    expect(await fetcher.fetchPage(server.origin, { signal: never })).toMatchObject({
      url: `${server.origin}/`,
      finalUrl: server.origin + visited.at(-1),
      hops: visited.map(path => ({ url: server.origin + path, status: 302 })),
      status: 302,
      redirectLoop: true,
    })
  })

  test.each(['mailto:a@b', 'ftp://x/', 'javascript:alert(1)', 'http://[', 'data:text/html,<p>'])(
    'to %s leads nowhere',
    async location => {
      await using server = await serve((_, response) => response.writeHead(302, { location }).end())
      await expect(fetcher.fetchPage(server.origin, { signal: never })).rejects.toMatchObject({
        name: 'PageUnreachableError',
        message: expect.stringContaining(`redirects to "${location}"`),
      })
    },
  )

  test('an endless body of a redirect is not waited for', async () => {
    await using server = await serve((request, response) => {
      if (request.url !== '/') return page(response)
      response.writeHead(302, { location: '/x' }).write('a')
    })
    expect((await fetcher.fetchPage(server.origin, { signal: never })).status).toBe(200)
  })
})
