import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServedSite, serveSite } from '../../demo/serve-site.ts'

let site: ServedSite
beforeAll(async () => {
  site = await serveSite()
})
afterAll(() => site.close())

/** One request whose path and headers go out exactly as given; `fetch` would tidy them. */
async function send(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: object } = {},
) {
  const sent = request(site.origin, { path, method, headers: { ...headers }, agent: false }).end()
  const [response] = await once(sent, 'response')
  const gzip = response.headers['content-encoding'] === 'gzip' && method !== 'HEAD'
  const body = await text(gzip ? response.pipe(createGunzip()) : response)
  return { status: response.statusCode as number, headers: response.headers, body }
}

describe('files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/?utm_source=newsletter', 'text/html; charset=utf-8'],
    ['/saddlebag.html', 'text/html; charset=utf-8'],
    ['/Winter_Sale.html', 'text/html; charset=utf-8'],
    ['/styles.css', 'text/css; charset=utf-8'],
    ['/shop.js', 'text/javascript; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/images/social.png', 'image/png'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const { status, headers } = await send(path)
    expect([status, headers['content-type']]).toEqual([200, type])
  })

  test.each(['/', '/robots.txt', '/sitemap.xml'])('%s names the origin it is served from', async path => {
    const { body } = await send(path)
    expect(body).toContain(`${site.origin}/`)
    expect(body).not.toContain('{{')
  })

  test.each(['/nope', '/index.html', '/404.html', '/images', '/images/', '//', '/%', '*'])(
    '%s is a 404 with a page',
    async path => {
      const { status, headers, body } = await send(path)
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(body).toContain('<h1>')
    },
  )

  test('no spelling of a path leaves the folder', async () => {
    const pieces = [
      '..',
      '.',
      '%2e%2e',
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '%00',
      '?',
      'images',
      'README.md',
      'etc/passwd',
    ]
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { minLength: 1 }), async parts => {
        const path = `/${parts.join('')}`
        const { status, body } = await send(path)
        if (status === 200) expect(path).toMatch(/^\/(\?|$)/)
        else expect([status, body]).toEqual([404, expect.stringContaining('<h1>')])
      }),
    )
  })
})

describe('HTTP', () => {
  test.each([
    ['gzip, deflate, br', true],
    ['br;q=1.0, GZIP;q=0.5', true],
    ['*', true],
    ['br', false],
    ['gzip;q=0', false],
    ['*, gzip; q=0.0', false],
    ['', false],
  ])('accept-encoding: %s', async (accepted, compressed) => {
    const { headers, body } = await send('/', { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(compressed ? 'gzip' : undefined)
    expect(headers.vary).toBe('accept-encoding')
    expect(body).toBe((await send('/')).body)
  })

  test('a picture that is compressed already is sent as it is', async () => {
    const { headers } = await send('/images/social.png', { headers: { 'accept-encoding': 'gzip' } })
    expect(headers).not.toHaveProperty('content-encoding')
  })

  test.each(['/', '/nope'])('HEAD %s has the headers of GET and no body', async path => {
    const [head, get] = [await send(path, { method: 'HEAD' }), await send(path)]
    expect([head.status, head.body]).toEqual([get.status, ''])
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })

  test('other methods are refused', async () => {
    const { status, headers } = await send('/', { method: 'POST' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('a closed site answers no more, and its port can be used again', async () => {
    const first = await serveSite()
    const port = Number(new URL(first.origin).port)
    await fetch(first.origin)
    await first.close()
    await expect(fetch(first.origin)).rejects.toThrow()
    const second = await serveSite({ port })
    expect(second.origin).toBe(first.origin)
    await expect(serveSite({ port })).rejects.toThrow('EADDRINUSE')
    await second.close()
  })
})

describe('pages', () => {
  const mention = /(?:href|src)="([^"]*)"|content="(https?:[^"]*)"|showPhoto\('([^']*)|<loc>(.*?)</g
  const links = (markup: string): string[] =>
    Array.from(markup.matchAll(mention), groups => groups.slice(1).join('')).filter(
      link => !/^(javascript|mailto|tel):/.test(link),
    )

  test.each(['/', '/saddlebag.html', '/Winter_Sale.html', '/nope', '/sitemap.xml'])(
    'every link and file of %s is there, on this origin',
    async path => {
      const found = links((await send(path)).body)
      expect(found.length).toBeGreaterThan(0)
      for (const link of found) {
        const url = new URL(link, site.origin + path)
        expect(url.origin, link).toBe(site.origin)
        const target = await send(url.pathname)
        expect([link, target.status]).toEqual([link, 200])
        if (url.hash) expect(target.body).toContain(`id="${url.hash.slice(1)}"`)
      }
    },
  )

  test('are listed good, decent, bad', () => {
    expect(site.pages).toEqual(['/', '/saddlebag.html', '/Winter_Sale.html'].map(path => site.origin + path))
  })
})
