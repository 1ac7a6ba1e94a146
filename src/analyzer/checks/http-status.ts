import { defineCheck, fail, pass } from '../define-check.ts'
import { quote } from '../evidence.ts'

/** https://developers.google.com/search/docs/crawling-indexing/http-network-errors */
export default defineCheck({
  id: 'http-status',
  title: 'Page answers',
  category: 'seo',
  importance: 'high',
  explanation:
    'Search engines keep only pages that the server delivers with a status of success (2xx); one that answers with an error drops out of their results.',
  reasons: {
    'server-error':
      'Find out in the server’s log why it fails at this address, and make it answer with status 200.',
    'client-error':
      'Bring the page back, or redirect its address to the page that replaces it. If it is gone for good, remove the links to it and take it off the list of pages to check.',
    'redirect-loop':
      'The redirects lead in a circle or never end. Look through the redirect rules of the server and of any plug-in, and let this address lead to one page.',
    'no-page':
      'The server answers without a page. Let it deliver one with status 200, or let its redirect name the address of one.',
  },
  run({ response }) {
    const { status, hops, redirectLoop } = response
    const details = { status, redirects: hops.map(hop => quote(`${hop.status} ${hop.url}`)) }
    if (redirectLoop) return fail('redirect-loop', details)
    if (status >= 500) return fail('server-error', details)
    if (status >= 400) return fail('client-error', details)
    return status >= 200 && status < 300 ? pass(details) : fail('no-page', details)
  },
})
