import type { InputName } from '../../report/action-interface.ts'
import { normalizePageUrl } from '../../report/page-url.ts'
import { type FaultList, quoteUrl } from './fault-list.ts'

const lineBreak = /\r\n|[\r\n]/
// A comma inside a URL stays: it separates only before white space, the end of a line or the next URL.
const separator = /,+(?=\s|$|https?:\/\/)|\s+/i

/** The page URLs in a text, as written. */
export function splitUrls(text: string): string[] {
  return text
    .split(lineBreak)
    .filter(line => !/^\s*#/.test(line))
    .flatMap(line => line.split(separator))
    .filter(word => word !== '')
}

/** Normalizes URLs; every one that cannot be taken becomes a fault of the input. */
export function parsePageUrls(input: InputName, text: string, faults: FaultList): string[] {
  return splitUrls(text).flatMap(word => {
    const url = normalizePageUrl(word)
    if (url === null) faults.add(input, problemOf(word))
    return url ?? []
  })
}

function problemOf(word: string): string {
  if (word === '-') return '"-" is no URL; write the URLs without the dashes of a YAML list, one a line.'
  const url = URL.parse(word)
  if (url && (url.username || url.password) && /^https?:$/.test(url.protocol)) {
    return `${quoteUrl(word)} carries a user name or password, which would leak into reports; leave it out.`
  }
  if (/^https?:/i.test(word)) return `${quoteUrl(word)} is not a URL.`
  const withScheme = `https://${word.replace(/^\/\//, '')}`
  const corrected = /^\/(?!\/)/.test(word) ? null : URL.parse(withScheme)
  // `example.com:8080` parses as a URL of the scheme `example.com:`.
  const schemeIsHost = !url || /^[\w-]+(\.[\w-]+)*:\d+(\/|$)/.test(word)
  if (schemeIsHost && corrected && !corrected.username && /[^.]\.[^.]|^localhost$/.test(corrected.hostname)) {
    return `${quoteUrl(word)} has no scheme; write ${quoteUrl(withScheme)}.`
  }
  if (url) return `${quoteUrl(word)} is not an http or https URL.`
  return `${quoteUrl(word)} is not an absolute URL; it must begin with https:// or http://.`
}
