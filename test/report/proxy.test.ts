import { describe, expect, test } from 'vitest'
import { readProxies } from '../../src/report/proxy.ts'

const http = 'http://web.example:3128/'
const https = 'http://user:s3cret@tls.example:3128/'

describe('the proxy of a URL', () => {
  test.each([
    [{}, 'https://shop.example/', null],
    [{ HTTP_PROXY: http, HTTPS_PROXY: https }, 'https://shop.example/', 'HTTPS_PROXY'],
    [{ HTTP_PROXY: http, HTTPS_PROXY: https }, 'http://shop.example/', 'HTTP_PROXY'],
    [{ HTTP_PROXY: http }, 'https://shop.example/', 'HTTP_PROXY'],
    [{ HTTPS_PROXY: https }, 'http://shop.example/', null],
    [{ http_proxy: http, HTTP_PROXY: https }, 'http://shop.example/', 'http_proxy'],
    [{ http_proxy: '', HTTP_PROXY: https }, 'http://shop.example/', null],
    [{ HTTPS_PROXY: 'socks5://tls.example:1080' }, 'https://shop.example/', 'HTTPS_PROXY'],
    [{ HTTP_PROXY: http, NO_PROXY: 'shop.example' }, 'http://shop.example/', null],
    [{ HTTP_PROXY: http }, 'http://localhost:3000/', null],
    [{ HTTP_PROXY: http }, 'http://[::1]:3000/', null],
  ])('%j, %s', (environment, url, variable) => {
    expect(readProxies({ environment }).proxyFor(new URL(url))?.variable ?? null).toBe(variable)
  })

  test('is none for the hosts that are direct', () => {
    const { proxyFor } = readProxies({
      direct: ['seo.internal:8080', '[fd00::1]'],
      environment: { HTTP_PROXY: http },
    })
    expect(proxyFor(new URL('http://seo.internal:8080/'))).toBeNull()
    expect(proxyFor(new URL('http://[fd00::1]/'))).toBeNull()
    expect(proxyFor(new URL('http://seo.internal/'))?.variable).toBe('HTTP_PROXY')
  })
})

describe('what is no address of a proxy', () => {
  test.each([
    'proxy.example:3128',
    'nonsense',
    'http://user:s3cret@',
    'ftp://user:s3cret@proxy.example',
    'http://user:s3cret%zz@proxy.example',
  ])('%s', value => {
    for (const variable of ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy']) {
      const read = () => readProxies({ environment: { [variable]: value } })
      expect(read).toThrow(new RegExp(`variable ${variable} .* like http://proxy.example:3128`))
      expect(read).not.toThrow(/s3cret|nonsense/)
    }
  })
})
