/**
 * The hosts that are never asked for through a proxy: those of NO_PROXY, and this machine, where previews
 * and services inside a job are served.
 *
 * @param direct further ones, as `URL.host` gives them
 */
export function noProxy(
  environment: NodeJS.ProcessEnv = process.env,
  direct: readonly string[] = [],
): string {
  const own = environment.no_proxy ?? environment.NO_PROXY ?? ''
  return [...(own ? [own] : []), 'localhost', '127.0.0.1', '[::1]', ...direct].join(',')
}

/**
 * Whether a NO_PROXY value exempts a URL, by the rules of undici, which decides for itself: names cover their
 * subdomains, `*.` only those, `*` is everything, and a port narrows an entry to it.
 */
export function isExempt(url: URL, value: string): boolean {
  const host = bareName(url.hostname)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return value.split(/[,\s]+/).some(entry => {
    const [, name = entry, ownPort] = /^(\[.+\]|[^:]+):(\d+)$/.exec(entry) ?? []
    if (name === '' || (ownPort !== undefined && Number(ownPort) !== 0 && Number(ownPort) !== Number(port)))
      return false
    const suffix = bareName(name.replace(/^\*?\./, ''))
    return name === '*' || (!name.startsWith('*') && host === suffix) || host.endsWith(`.${suffix}`)
  })
}

const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^\[(.+)\]$/, '$1')
    .replace(/(.)\.$/, '$1')
