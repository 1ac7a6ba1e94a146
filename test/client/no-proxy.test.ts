import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTransport } from '../../src/client/fetch.ts'
import { isExempt } from '../../src/report/no-proxy.ts'
import { serve } from '../support/serve.ts'

/** Sends a request with a proxy for everything; says whether the proxy was asked. */
async function asksProxy(url: string, noProxy: string | undefined, direct: readonly string[] = []) {
  const asked: string[] = []
  await using proxy = await serve((request, response) => {
    asked.push(request.url ?? '')
    response.end('{}')
  })
  for (const name of ['http_proxy', 'https_proxy', 'HTTPS_PROXY', 'no_proxy']) vi.stubEnv(name, undefined)
  vi.stubEnv('HTTP_PROXY', proxy.origin)
  vi.stubEnv('NO_PROXY', noProxy)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { fetch, close } = createTransport(1, { direct })
  const init = { method: 'GET', headers: {}, signal: AbortSignal.timeout(5_000), redirect: 'manual' } as const
  // Without a proxy such a name does not resolve, which is an answer too.
  await fetch(url, init).catch(() => {})
  await close()
  return asked.length > 0
}

describe('never through a proxy', () => {
  test('a service on this machine', async () => {
    await using service = await serve((_, response) => response.end('{}'))
    expect(await asksProxy(service.origin, undefined)).toBe(false)
    expect(await asksProxy(service.origin.replace('127.0.0.1', 'localhost'), 'intra.example')).toBe(false)
  })

  test('a host that is direct', async () => {
    expect(await asksProxy('http://seo.invalid/', undefined)).toBe(true)
    expect(await asksProxy('http://seo.invalid/', undefined, ['seo.invalid'])).toBe(false)
  })
})

// Names that never resolve (RFC 6761), so that nothing leaves this machine.
describe('our reading of NO_PROXY is that of undici', () => {
  test.each([
    ['http://shop.invalid/', ''],
    ['http://shop.invalid/', 'shop.invalid'],
    ['http://shop.invalid/', 'other.invalid, SHOP.invalid'],
    ['http://shop.invalid/', 'op.invalid'],
    ['http://www.shop.invalid/', 'shop.invalid'],
    ['http://www.shop.invalid/', '.shop.invalid'],
    ['http://shop.invalid/', '.shop.invalid'],
    ['http://www.shop.invalid/', '*.shop.invalid'],
    ['http://shop.invalid/', '*.shop.invalid'],
    ['http://shop.invalid./', 'shop.invalid'],
    ['http://shop.invalid/', 'shop.invalid.'],
    ['http://shop.invalid/', '*'],
    ['http://shop.invalid/', '*:8080'],
    ['http://shop.invalid:8080/', '*:8080'],
    ['http://shop.invalid/', 'shop.invalid:80'],
    ['http://shop.invalid/', 'shop.invalid:8080'],
    ['http://shop.invalid:8080/', 'shop.invalid:8080 x'],
    ['http://[::2]/', '::2'],
    ['http://[::2]:8080/', '[::2]:8080'],
    ['http://[::2]/', '[::2]:8080'],
  ])('%s, NO_PROXY=%s', async (url, noProxy) => {
    expect(isExempt(new URL(url), noProxy)).toBe(!(await asksProxy(url, noProxy)))
  })
})
