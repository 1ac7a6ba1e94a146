import { BlockList, isIP } from 'node:net'

// The IANA special-purpose registries: RFC 6890, RFC 6598 (carrier NAT), RFC 4193 and RFC 4291.
const notPublic = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  notPublic.addSubnet(net, prefix, 'ipv4')
}
for (const [net, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  notPublic.addSubnet(net, prefix, 'ipv6')
}

// RFC 6761 and RFC 8375, `.internal` (ICANN 2024), `.local` (RFC 6762).
const privateSuffix = /(^|\.)(localhost|local|internal|home\.arpa)$/

/**
 * Whether a URL's host can be reached from the public internet, judged by its name alone (no DNS look-up).
 * Not public: loopback, private and link-local addresses, `localhost`, single-label names, `.local`, `.internal`.
 *
 * @param hostname as `URL.hostname` gives it; IPv6 in brackets
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
  const family = isIP(host)
  if (family !== 0) return !notPublic.check(host, family === 4 ? 'ipv4' : 'ipv6')
  return host.includes('.') && !privateSuffix.test(host)
}
