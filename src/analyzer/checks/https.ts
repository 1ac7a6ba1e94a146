import { isPublicHost } from '../../report/public-host.ts'
import { defineCheck, fail, notApplicable, pass } from '../define-check.ts'
import { quote } from '../evidence.ts'

/**
 * A page whose certificate is not valid never gets here: it could not be fetched.
 * https://developers.google.com/search/docs/appearance/page-experience
 */
export default defineCheck({
  id: 'https',
  title: 'Secure connection',
  category: 'security',
  importance: 'high',
  explanation:
    'Over https nobody between the site and its visitors can read or change a page. Browsers warn of pages without it, and search engines prefer pages with it.',
  reasons: {
    http: 'Serve the site over https with a valid certificate, and redirect http addresses there.',
    'leaves-https':
      'On the way to this page a redirect leads from https back to http. Let every redirect name an https address.',
  },
  run({ response }) {
    const { finalUrl, hops } = response
    const { hostname, protocol } = new URL(finalUrl)
    if (!isPublicHost(hostname)) return notApplicable()
    if (protocol !== 'https:') return fail('http', { url: quote(finalUrl) })
    const way = [...hops.map(({ url }) => url), finalUrl]
    const secure = way.map(url => url.startsWith('https:'))
    const downgrade = way.findIndex((_, index) => secure[index - 1] === true && secure[index] === false)
    return downgrade === -1
      ? pass({ url: quote(finalUrl) })
      : fail('leaves-https', { from: quote(way[downgrade - 1] ?? ''), to: quote(way[downgrade] ?? '') })
  },
})
