import { oneLine } from '../../report/text.ts'
import type { PageDocument } from '../page/document.ts'
import type { HeaderLines } from '../page/header-lines.ts'
import type { PageResponse } from '../page/page.ts'
import { challengeVendor } from './challenge.ts'
import { isHtmlType, looksLikeHtml, mediaType } from './content-type.ts'

/**
 * Why an answer is no page to judge, told before its body is read; null when it may be one.
 * An error status is itself what there is to say about the page, so only a success has to be HTML.
 */
export function headerProblem(status: number, headers: HeaderLines): string | null {
  if (status === 401) {
    return 'The page answers 401: it asks for a login. A preview behind a login needs its protection lifted for this run.'
  }
  if (status === 407) return 'A proxy answers 407: it asks for a login. Check HTTPS_PROXY and HTTP_PROXY.'
  const type = mediaType(headers.first('content-type'))
  if (!isSuccess(status) || type === null || isHtmlType(type)) return null
  return `The page is ${oneLine(type, 100)}, not HTML: name only addresses of HTML pages.`
}

/** Why an answer with this body is no page to judge; null when it is one. */
export function bodyProblem(status: number, headers: HeaderLines, body: Uint8Array): string | null {
  const vendor = challengeVendor(status, headers, body)
  if (vendor) {
    return `${vendor} answers ${status} with a bot check in the page's place: let the user agent SEOReportAction through.`
  }
  const typed = mediaType(headers.first('content-type')) !== null
  if (typed || !isSuccess(status) || body.byteLength === 0 || looksLikeHtml(body)) return null
  return `The page answers ${status} without a Content-Type, and what it holds is not HTML: send text/html.`
}

/** Why a success that shows nothing is no page to judge, such as a white screen after a deploy; null otherwise. */
export function blankProblem({ status, body }: PageResponse, { blank }: PageDocument): string | null {
  if (!blank || !isSuccess(status)) return null
  const what =
    body.byteLength === 0 ? 'an empty body' : 'a page that shows nothing, no text, image, link or script'
  return `The page answers ${status} with ${what}: visitors see a blank page. Check what the server logs for it.`
}

const isSuccess = (status: number): boolean => status >= 200 && status <= 299
