import { isPublicHost } from '../../report/public-host.ts'
import { type FaultList, quoteUrl } from './fault-list.ts'

/** The base address without trailing slashes; null, and a fault, when it cannot be one. */
export function parseBaseUrl(text: string, faults: FaultList): string | null {
  // White space within: `URL` would join two lines to one host.
  const url = /\s/.test(text) || !/^https?:\/\/[^/\\]/i.test(text) ? null : URL.parse(text)
  if (!url) {
    return faults.add(
      'base-url',
      `${quoteUrl(text)} is not an absolute https URL, such as "https://seo.example.com".`,
    )
  }
  // Not quoted: what stands there may be a secret.
  if (url.username || url.password) {
    return faults.add('base-url', 'carries a user name or password; use api-key instead.')
  }
  if (/[?#]/.test(url.href)) {
    return faults.add('base-url', 'has a query or a fragment; give only the address before /api/v1.')
  }
  if (url.protocol === 'http:' && isPublicHost(url.hostname)) {
    return faults.add(
      'base-url',
      `${quoteUrl(text)} would send the key unencrypted; write ${quoteUrl(`https${url.href.slice('http'.length)}`)}.`,
    )
  }
  return url.href.replace(/\/+$/, '').replace(/\/api\/v1$/, '')
}

/** A bearer key (RFC 6750 section 2.1 allows less than this); never quoted. */
export function parseApiKey(text: string, missingHint: string, faults: FaultList): string | null {
  if (text === '')
    return faults.add('api-key', `is required with base-url.${missingHint && ` ${missingHint}`}`)
  if (/^[\x21-\x7e]+$/.test(text)) return text
  return faults.add('api-key', 'contains white space or a character outside ASCII; check how it was pasted.')
}
