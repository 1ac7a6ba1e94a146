/**
 * The one spelling of a page URL that is sent, stored and compared: WHATWG-serialized, without fragment.
 * Returns null unless the text is an absolute http(s) URL without user info (which would leak into reports).
 */
export function normalizePageUrl(text: string): string | null {
  // `URL` would also take `https:example.com` and `https:/example.com`.
  const url = /^\s*https?:\/\/[^/\\]/i.test(text) ? URL.parse(text) : null
  if (!url || !isPlainHttp(url)) return null
  url.hash = ''
  return url.href
}

/** The text as an http(s) URL that is safe to link to; null for anything else, such as `javascript:` or user info. */
export function httpUrlOrNull(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const url = URL.parse(text)
  return url && isPlainHttp(url) ? url.href : null
}

const isPlainHttp = ({ protocol, username, password }: URL): boolean =>
  /^https?:$/.test(protocol) && username === '' && password === ''
