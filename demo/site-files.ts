import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

const alreadyCompressed = new Set(['.png'])
const namesItsOrigin = new Set(['.html', '.txt', '.xml'])

/** A file of the site as it goes over the wire. */
export interface SiteFile {
  /** Content-Type. */
  readonly type: string
  readonly body: Buffer
  /** The body as gzip; null where that saves nothing. */
  readonly gzip: Buffer | null
}

/** The files of a folder and everything below it, by path relative to it. */
export async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(paths.map(async path => [relative(folder, path), await readFile(path)] as const)),
  )
}

/**
 * Files by URL path, ready to send; `index.html` is its folder's own path. Every `{{origin}}` in an HTML,
 * text or XML file becomes `origin`, because canonical links and site maps must be absolute.
 *
 * @throws when a file's type has no entry in the table above
 */
export function siteFiles(
  contents: ReadonlyMap<string, Buffer>,
  origin: string,
): ReadonlyMap<string, SiteFile> {
  return new Map(Array.from(contents, ([path, content]) => [urlPath(path), siteFile(path, content, origin)]))
}

const urlPath = (path: string): string => `/${path.split(sep).join('/')}`.replace(/\/index\.html$/, '/')

function siteFile(path: string, content: Buffer, origin: string): SiteFile {
  const extension = extname(path)
  const type = contentTypes[extension]
  if (!type) throw new Error(`No content type is known for ${path}.`)
  const body = namesItsOrigin.has(extension)
    ? Buffer.from(content.toString().replaceAll('{{origin}}', origin))
    : content
  return { type, body, gzip: alreadyCompressed.has(extension) ? null : gzipSync(body) }
}
