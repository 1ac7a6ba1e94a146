import { isHomePage, sameSite } from '../addresses.ts'
import { defineCheck, fail, instances, notApplicable, pass } from '../define-check.ts'
import { quote } from '../evidence.ts'
import { type LinkedResource, linkedResources } from '../linked-resources.ts'
import type { Page } from '../page/page.ts'

// Google disregards a rel=canonical that has one of these.
const disqualifying = ['hreflang', 'lang', 'media', 'type']

/**
 * One preferred address or none, judged as written and as resolved. A canonical in the body counts only
 * where there is no other: search engines ignore it, which its author will not know.
 * https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
 */
export default defineCheck({
  id: 'canonical',
  title: 'Preferred address',
  category: 'seo',
  importance: 'medium',
  explanation:
    'Where the same content has several addresses, the canonical link tells search engines which one to show. A wrong one can take the page out of the results.',
  reasons: {
    invalid: 'Write the full address of a page, beginning with https://, in the canonical link.',
    relative: 'Write the canonical link as a full address, beginning with https:// and the name of the site.',
    several:
      'Name one preferred address: keep the right canonical link and remove the others, in the page as in the Link header.',
    'outside-head':
      'The canonical link stands in the page’s body, where search engines ignore it. Move it into the <head>, before any element that is not allowed there.',
    'home-page':
      'The canonical link tells search engines to show the home page instead of this page. Let it name this page’s own address.',
    'other-language':
      'The canonical link names the version in another language, which takes this version out of the results. Let it name this page’s own address.',
    fragment: 'Remove the “#” and what follows it from the canonical link: search engines ignore it.',
  },
  run(page) {
    const counted = linkedResources(page, 'canonical').filter(
      ({ attributes }) => !disqualifying.some(name => attributes.has(name)),
    )
    const [first, ...others] = counted.filter(({ place }) => place !== 'body')
    if (!first) return counted.length > 0 ? fail('outside-head', evidence(counted)) : notApplicable()

    const all = [first, ...others]
    const invalid = all.filter(({ url }) => !url || !/^https?:$/.test(url.protocol))
    if (invalid.length > 0) return fail('invalid', evidence(invalid))
    const relative = all.filter(({ href }) => !/^https?:\/\//i.test(href))
    if (relative.length > 0) return fail('relative', evidence(relative))
    if (new Set(all.map(({ url }) => url?.href)).size > 1) return fail('several', evidence(all))

    const { url } = first
    const details = { url: quote(first.href), evidence: first.evidence }
    if (url && namesHomePage(page, url)) return fail('home-page', details)
    if (url && namesOtherLanguage(page, url)) return fail('other-language', details)
    return first.href.includes('#') ? fail('fragment', details) : pass({ url: quote(first.href) })
  },
})

const evidence = (links: readonly LinkedResource[]) => instances(links.map(link => link.evidence))

function namesHomePage({ response }: Page, canonical: URL): boolean {
  const own = new URL(response.finalUrl)
  return sameSite(own, canonical) && isHomePage(canonical) && own.pathname !== '/' && !isHomePage(own)
}

/** Whether the page and its canonical are two of the versions that the page's hreflang links tell apart. */
function namesOtherLanguage(page: Page, canonical: URL): boolean {
  const versions = new Set(
    linkedResources(page, 'alternate')
      .filter(({ attributes }) => attributes.has('hreflang'))
      .map(({ url }) => withoutFragment(url)),
  )
  const own = withoutFragment(URL.parse(page.response.finalUrl))
  const target = withoutFragment(canonical)
  return own !== target && versions.has(own) && versions.has(target)
}

const withoutFragment = (url: URL | null): string => url?.href.replace(/#.*$/s, '') ?? ''
