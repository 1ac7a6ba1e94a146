import { MIMEType } from 'node:util'

/** The media type of a Content-Type header in lower case; null when the header is absent or says none. */
export function mediaType(contentType: string | null): string | null {
  try {
    return contentType === null ? null : new MIMEType(contentType).essence
  } catch {
    return null
  }
}

export const isHtmlType = (type: string): boolean => type === 'text/html' || type === 'application/xhtml+xml'

/** Whether bytes without a media type look like HTML: the first of them that is no white space is `<`. */
export function looksLikeHtml(body: Uint8Array): boolean {
  // NUL bytes are dropped so that UTF-16 reads as ASCII; the marks are those of UTF-8 and UTF-16.
  const start = Buffer.from(body.subarray(0, 1024)).toString('latin1').replaceAll('\0', '')
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(start)
}
