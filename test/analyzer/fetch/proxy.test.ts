import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPageFetcher } from '../../../src/analyzer/fetch/fetch-page.ts'
import { closedOrigin } from '../../support/serve.ts'
import { httpAnswer, serveRaw } from './serve-raw.ts'
import { never } from './use-fetcher.ts'

afterEach(() => vi.unstubAllEnvs())

/** Fetches with a proxy for everything, and no other proxy variables of this machine. */
async function fetchThrough(proxy: string, url: string) {
  for (const name of ['https_proxy', 'http_proxy', 'no_proxy', 'NO_PROXY']) vi.stubEnv(name, undefined)
  for (const name of ['HTTPS_PROXY', 'HTTP_PROXY']) vi.stubEnv(name, proxy)
  const fetcher = createPageFetcher()
  try {
    return await fetcher.fetchPage(url, { signal: never })
  } finally {
    await fetcher.close()
  }
}

const page = httpAnswer('200 OK', ['Content-Type: text/html'], '<p>')

describe('through the proxy of the environment', () => {
  test('a page elsewhere', async () => {
    await using proxy = await serveRaw(socket => socket.write(page))
    expect((await fetchThrough(proxy.url, 'http://shop.example/x')).finalUrl).toBe('http://shop.example/x')
    expect(proxy.requests[0]).toContain('GET http://shop.example/x HTTP/1.1')
  })

  test('a page on this machine is not asked for there', async () => {
    await using proxy = await serveRaw(socket => socket.write(page))
    await using server = await serveRaw(socket => socket.write(page))
    expect((await fetchThrough(proxy.url, server.url)).status).toBe(200)
    expect(proxy.requests).toHaveLength(0)
  })

  test.each(['http://shop.example/', 'https://shop.example/'])(
    'a proxy that is down is not the fault of %s',
    async url => {
      const proxy = new URL(await closedOrigin())
      proxy.username = 'user'
      proxy.password = 's3cret'
      const error = await fetchThrough(proxy.href, url).catch(error => error)
      expect(error).toMatchObject({ name: 'PageUnreachableError' })
      expect(error.message).toMatch(
        new RegExp(`^The proxy of HTTPS?_PROXY failed. ${proxy.host} refused the connection: `),
      )
      expect(error.message).not.toMatch(/s3cret|shop/)
    },
  )

  test('what is no proxy is an error that names the variable', async () => {
    await expect(fetchThrough('proxy.example:3128', 'https://shop.example/')).rejects.toThrow(
      'variable HTTP_PROXY is not the address of a proxy',
    )
  })

  test.each([
    [
      'refuses a tunnel',
      'https://shop.example/',
      httpAnswer('403 Forbidden', []),
      /^The proxy did not connect to shop/,
    ],
    [
      'wants a login for a tunnel',
      'https://shop.example/',
      httpAnswer('407 Login', []),
      /proxy.*HTTPS_PROXY/i,
    ],
    ['wants a login', 'http://shop.example/', httpAnswer('407 Login', []), /HTTPS_PROXY/],
  ])('%s', async (_, url, answer, message) => {
    await using proxy = await serveRaw(socket => socket.end(answer))
    await expect(fetchThrough(proxy.url, url)).rejects.toMatchObject({
      name: 'PageUnreachableError',
      message: expect.stringMatching(message),
    })
  })
})
