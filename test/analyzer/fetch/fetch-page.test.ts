import { describe, expect, test } from 'vitest'
import { createPageFetcher } from '../../../src/analyzer/fetch/fetch-page.ts'
import { userAgent } from '../../../src/analyzer/fetch/user-agent.ts'
import { serve } from '../../support/serve.ts'
import { httpAnswer, serveRaw } from './serve-raw.ts'
import { never, useFetcher } from './use-fetcher.ts'

const fetcher = useFetcher()

describe('a page', () => {
  test('is told as its server sent it', async () => {
    await using server = await serve((_, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' })
        .end('<p>ü')
    })
    const { body, headers, timeToFirstByteMs, ...rest } = await fetcher.fetchPage(
      `${server.origin}/x?y=1#z`,
      {
        signal: never,
      },
    )
    const url = `${server.origin}/x?y=1`
    expect(rest).toEqual({ url, finalUrl: url, hops: [], status: 200, redirectLoop: false, truncated: false })
    expect(new TextDecoder().decode(body)).toBe('<p>ü')
    expect(headers.first('X-Robots-Tag')).toBe('noindex')
    expect(timeToFirstByteMs).toBeGreaterThanOrEqual(0)
  })

  test('repeated headers stay apart, and UTF-8 in them is read', async () => {
    const lines = [
      'X-Robots-Tag: googlebot: nofollow',
      'Content-Type: text/html',
      'x-robots-tag: noindex',
      'X-Latin: \xfc',
    ]
    await using server = await serveRaw(socket => {
      const utf8 = Buffer.from('Link: </grün>; rel=canonical').toString('latin1')
      socket.write(httpAnswer('200 OK', [...lines, utf8], '<p>'))
    })
    const { headers } = await fetcher.fetchPage(server.url, { signal: never })
    expect(headers.all('x-robots-tag')).toEqual(['googlebot: nofollow', 'noindex'])
    expect(headers.first('link')).toBe('</grün>; rel=canonical')
    expect(headers.first('x-latin')).toBe('ü')
  })

  test('is asked for as a crawler that names itself and takes packed HTML', async () => {
    await using server = await serveRaw(socket =>
      socket.write(httpAnswer('200 OK', ['Content-Type: text/html'])),
    )
    await fetcher.fetchPage(server.url, { signal: never })
    expect(userAgent).toMatch(/^SEOReportAction\/\d+\.\d+ \(\+https:\/\/github\.com\/\S+\)$/)
    const [request] = server.requests
    expect(request).toMatch(/^GET \/ HTTP\/1\.1\r\n/)
    expect(request?.toLowerCase()).toContain(`\r\nuser-agent: ${userAgent.toLowerCase()}\r\n`)
    expect(request).toMatch(/\r\naccept: text\/html,/i)
    expect(request).toMatch(/\r\naccept-encoding: gzip, deflate, br, zstd\r\n/i)
    expect(request).not.toMatch(/cookie|authorization|referer/i)
  })

  test('connections are used again', async () => {
    const ports = new Set<number | undefined>()
    await using server = await serve((request, response) => {
      ports.add(request.socket.remotePort)
      response.setHeader('content-type', 'text/html').end('<p>')
    })
    for (let i = 0; i < 10; i += 1) await fetcher.fetchPage(`${server.origin}/${i}`, { signal: never })
    expect(ports.size).toBeLessThan(10)
  })

  test('the time to the first byte begins when the request goes out and ends with the final answer', async () => {
    await using server = await serve((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/x' }).end()
      else
        response.writeEarlyHints({ link: '</a>; rel=preload' }, () =>
          response.setHeader('content-type', 'text/html').end('<p>'),
        )
    })
    let reads = 0
    const clocked = createPageFetcher({ now: () => ++reads * 100 })
    const { timeToFirstByteMs } = await clocked.fetchPage(server.origin, { signal: never })
    await clocked.close()
    // Two readings for each request, and one for the early hints, which are not the answer.
    expect({ reads, timeToFirstByteMs }).toEqual({ reads: 5, timeToFirstByteMs: 200 })
  })
})

describe('what counts as a page', () => {
  const html = '<!doctype html>'
  test.each([
    ['HTML', '200 OK', ['Content-Type: text/html'], html, null],
    ['HTML in capitals', '200 OK', ['Content-Type: TEXT/HTML ; Charset=UTF-8'], html, null],
    ['XHTML', '200 OK', ['Content-Type: application/xhtml+xml'], html, null],
    ['empty HTML', '200 OK', ['Content-Type: text/html'], '', null],
    ['HTML without a type', '200 OK', [], `\ufeff\n ${html}`, null],
    ['HTML in UTF-16 without a type', '200 OK', [], Buffer.from(`\ufeff${html}`, 'utf16le'), null],
    ['a type that says nothing', '200 OK', ['Content-Type: html'], html, null],
    ['text without a type', '200 OK', [], 'hello', /without a Content-Type.*not HTML/],
    ['nothing', '204 No Content', ['Content-Length: 0'], '', null],
    ['a document', '200 OK', ['Content-Type: application/pdf'], html, /application\/pdf, not HTML/],
    ['data', '200 OK', ['Content-Type: application/json'], '{}', /application\/json/],
    ['text', '200 OK', ['Content-Type: text/plain'], html, /text\/plain/],
    ['a login', '401 Unauthorized', ['Content-Type: text/html'], html, /answers 401: it asks for a login/],
    ['a login of a proxy', '407 Proxy', ['Content-Type: text/html'], html, /407/],
    ['an error page', '404 Not Found', ['Content-Type: text/html'], html, null],
    ['an error that is text', '404 Not Found', ['Content-Type: text/plain'], 'no', null],
    ['an error that is nothing', '500 Internal Server Error', [], '', null],
    ['a redirect without a target', '301 Moved', [], '', null],
    ['an unasked 304', '304 Not Modified', ['Content-Length: 0'], '', null],
    ['an unknown status', '999 Denied', ['Content-Type: text/html'], html, null],
  ])('%s', async (_, status, headers, body, problem) => {
    await using server = await serveRaw(socket => socket.write(httpAnswer(status, headers, body)))
    const page = fetcher.fetchPage(server.url, { signal: never })
    if (problem === null) expect((await page).status).toBe(Number(status.slice(0, 3)))
    else
      await expect(page).rejects.toMatchObject({
        name: 'PageUnreachableError',
        message: expect.stringMatching(problem),
      })
  })
})

describe('a resource', () => {
  test('has any type and status, up to so many bytes', async () => {
    await using server = await serveRaw(socket =>
      socket.write(httpAnswer('404 Not Found', ['Content-Type: text/plain'], 'abcdef')),
    )
    const { status, body, finalUrl } = await fetcher.fetchResource(server.url, { signal: never, maxBytes: 3 })
    expect({ status, body: body.toString(), finalUrl }).toEqual({
      status: 404,
      body: 'abc',
      finalUrl: server.url,
    })
  })
})
