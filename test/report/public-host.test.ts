import { describe, expect, test } from 'vitest'
import { isPublicHost } from '../../src/report/public-host.ts'

// As users write them; `URL` turns them into the spelling that the function sees.
const isPublic = (host: string): boolean => isPublicHost(new URL(`http://${host}/`).hostname)

describe('not public', () => {
  test.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'shop.localhost',
    'seo',
    'seo.',
    'seo:8080',
    'printer.local',
    'seo.internal',
    'SEO.Internal.',
    'a.b.internal',
    'router.home.arpa',
    '0.0.0.0',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '127.0.0.1.',
    '127.1',
    '2130706433',
    '0x7f.1',
    '017700000001',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.168.257',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[fc00::1]',
    '[fdff:ffff::1]',
    '[fe80::1]',
    '[febf::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:10.0.0.1]',
    '[::FFFF:C0A8:1]',
  ])('%s', host => {
    expect(isPublic(host)).toBe(false)
  })
})

describe('public', () => {
  test.each([
    'example.com',
    'example.com.',
    'EXAMPLE.COM:8080',
    'localhost.example.com',
    'mylocalhost.com',
    'notlocal.com',
    'local.com',
    'internal.example.com',
    'evilinternal.com',
    'xn--bcher-kva.example',
    '8.8.8.8',
    '134744072',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '10.0.0.1.example.com',
    '[2001:4860:4860::8888]',
    '[::ffff:8.8.8.8]',
    '[fbff::1]',
    '[fec0::1]',
  ])('%s', host => {
    expect(isPublic(host)).toBe(true)
  })
})
