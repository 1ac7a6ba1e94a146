/** Whether two URLs belong to one site to its visitors: the same host but for `www.`, over http or https. */
export const sameSite = (a: URL, b: URL): boolean => withoutWww(a) === withoutWww(b)

const withoutWww = (url: URL): string => url.host.replace(/^www\./, '')

/** Whether a URL is the home page of its host, also under the name of an index file. */
export const isHomePage = (url: URL): boolean =>
  url.search === '' && /^\/((index|default|home)\.[a-z]+)?$/i.test(url.pathname)
