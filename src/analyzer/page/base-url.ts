// More than any real page has. The base takes part in every link: one of 1 MB with 100,000 links would be 100 GB.
const maxCharacters = 2_048

/**
 * What the links of a page resolve against: the first `<base href>` over the final URL (HTML section 4.2.3).
 *
 * A base that gives no web address, or is longer than 2,048 characters, is as none; of a longer final URL only
 * the origin counts, so that what is resolved many times is always short.
 *
 * @param href of the page's base; null when it has none
 */
export function linkBase(finalUrl: string, href: string | null): string {
  const documentUrl = finalUrl.length > maxCharacters ? `${new URL(finalUrl).origin}/` : finalUrl
  if (href === null || href.length > maxCharacters) return documentUrl
  const base = URL.parse(href, documentUrl)
  const usable = base && /^https?:$/.test(base.protocol) && base.href.length <= maxCharacters
  return usable ? base.href : documentUrl
}
