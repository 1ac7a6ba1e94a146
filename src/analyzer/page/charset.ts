import { MIMEType } from 'node:util'
import { getBOMEncoding, labelToName, legacyHookDecode } from '@exodus/bytes/encoding.js'
import htmlEncodingSniffer from 'html-encoding-sniffer'
import type { PageDocument } from './document.ts'

export interface SniffedEncoding {
  /** Canonical WHATWG name. */
  readonly encoding: string
  readonly source: PageDocument['encodingSource']
}

// The standard's suggested default for most locales: HTML section 13.2.3.2.
const defaultEncoding = 'windows-1252'

/**
 * The encoding of an HTML answer: byte order mark, then Content-Type, then a declaration in the first 1,024 bytes.
 * An XML declaration counts as such a declaration (source `meta`). Labels that no standard knows are ignored.
 * Source: HTML section 13.2.3.2, "Determining the character encoding".
 */
export function sniffEncoding(body: Uint8Array, contentType: string | null): SniffedEncoding {
  const byMark = getBOMEncoding(body)
  if (byMark) return { encoding: labelToName(byMark) ?? defaultEncoding, source: 'bom' }
  const byHeader = labelToName(charsetParameter(contentType) ?? '')
  if (byHeader) return { encoding: byHeader, source: 'header' }
  const byDeclaration = htmlEncodingSniffer(body, { defaultEncoding: '' })
  if (byDeclaration !== '') return { encoding: byDeclaration, source: 'meta' }
  return { encoding: defaultEncoding, source: null }
}

/** Decodes as the WHATWG Encoding Standard's "decode" does: drops a byte order mark, replaces what is malformed. */
export const decode = (body: Uint8Array, encoding: string): string => legacyHookDecode(body, encoding)

/**
 * The encoding that a `<meta>` element declares; null for none, or for a label that no standard knows.
 * UTF-16 in a declaration that could be read as ASCII cannot be true, so it means UTF-8 (HTML section 13.2.3.4).
 */
export function metaEncoding(attributes: ReadonlyMap<string, string>): string | null {
  const isPragma = attributes.get('http-equiv')?.toLowerCase() === 'content-type'
  const label = attributes.get('charset') ?? (isPragma ? charsetIn(attributes.get('content') ?? '') : null)
  const encoding = labelToName(label ?? '')
  if (encoding === 'UTF-16LE' || encoding === 'UTF-16BE') return 'UTF-8'
  return encoding === 'x-user-defined' ? defaultEncoding : encoding
}

const charsetPattern =
  /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r ;"'][^\t\n\f\r ;]*))/i

function charsetIn(content: string): string | null {
  const match = charsetPattern.exec(content)
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null
}

function charsetParameter(contentType: string | null): string | null {
  try {
    return contentType === null ? null : new MIMEType(contentType).params.get('charset')
  } catch {
    return null
  }
}
