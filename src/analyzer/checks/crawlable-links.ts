import { defineCheck, fail, instances, notApplicable, pass } from '../define-check.ts'
import { quote, showTag } from '../evidence.ts'
import type { Anchor } from '../page/document.ts'

// The standard allows these only beside `href`, and scripts put addresses into the rest.
const signsOfALink =
  /^(on[a-z]+|@click|v-on:click|\(click\)|ng-click|target|download|ping|rel|hreflang|type|referrerpolicy|(data-)?(ng-|:|v-bind:|x-bind:)?(href|url|link)|\[?routerlink\]?|:?to|ui-sref)(\.|$)/i

type Problem = 'script' | 'no-address' | 'empty' | 'invalid' | 'local-file'

/**
 * Google follows only `<a href>` whose address it can request; Lighthouse's crawlable-anchors judges alike.
 *
 * - An `<a>` without `href` is a placeholder by the HTML standard, or an old-style target (`<a name>`), and
 *   no fault by itself. It fails where something shows that it is meant as a link: an event handler, a
 *   router's attribute, or one that is allowed only beside `href`. (Lighthouse, which sees event listeners,
 *   flags most others too.)
 * - An `<a>` with a role other than `link` is a button, a tab or the like, not a link: not judged.
 * - Any `javascript:` address fails, not only `void(0)`. A mere `#`, `mailto:` and `tel:` do not.
 *
 * An address is judged by its first 2,048 characters, where scheme and host stand, and each distinct one once.
 *
 * https://developers.google.com/search/docs/crawling-indexing/links-crawlable
 * https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element
 */
export default defineCheck({
  id: 'crawlable-links',
  title: 'Links that search engines can follow',
  category: 'seo',
  importance: 'medium',
  explanation:
    'Search engines find the pages of a site by its links, and follow only those with an address in their href.',
  reasons: {
    script:
      'Put the address of the page into the href of each of these links instead of a script. Use a <button> for what is not a link.',
    'no-address':
      'Give each of these links an href with the address that it leads to. Use a <button> for what is not a link.',
    empty: 'Write the address that each of these links leads to into its href.',
    invalid: 'Correct the href of each of these links: it is not a valid address.',
    'local-file':
      'These links lead to files on somebody’s own computer. Put the address on the web into their href.',
  },
  run({ document }) {
    const links = document.anchors.filter(isLink)
    if (links.length === 0) return notApplicable()
    const problemOf = createJudge(document.baseUrl)
    const found = links.map(anchor => ({ anchor, problem: problemOf(anchor) }))
    for (const problem of bySeverity) {
      const places = found.filter(place => place.problem === problem)
      if (places.length > 0) return fail(problem, instances(places.map(({ anchor }) => show(anchor))))
    }
    return pass({ links: links.length })
  },
})

const bySeverity: readonly Problem[] = ['script', 'no-address', 'empty', 'invalid', 'local-file']

function isLink({ attributes }: Anchor): boolean {
  const role = (attributes.get('role') ?? '').trim().toLowerCase()
  if (role !== '' && role !== 'link') return false
  return attributes.has('href') || role === 'link' || attributes.keys().some(name => signsOfALink.test(name))
}

const maxHrefCharacters = 2_048

// What the URL parser passes over.
const leadingSpace = /^[\0-\x20]+/

function createJudge(baseUrl: string): (anchor: Anchor) => Problem | null {
  // Whether an address is valid, and its scheme, do not depend on the path of the base.
  const { origin } = new URL(baseUrl)
  const judged = new Map<string, Problem | null>()
  return ({ attributes }) => {
    const href = attributes.get('href')?.replace(leadingSpace, '').slice(0, maxHrefCharacters)
    if (href === undefined) return 'no-address'
    const known = judged.get(href)
    if (known !== undefined) return known
    const problem = problemOf(href, origin)
    judged.set(href, problem)
    return problem
  }
}

function problemOf(href: string, origin: string): Problem | null {
  if (href.trim() === '') return 'empty'
  const url = URL.parse(href, origin)
  if (!url) return 'invalid'
  if (url.protocol === 'javascript:') return 'script'
  return url.protocol === 'file:' ? 'local-file' : null
}

const show = ({ attributes, text }: Anchor): string => quote(`${showTag('a', attributes)}${text}</a>`)
