import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { readFolder, type SiteFile, siteFiles } from './site-files.ts'

export interface ServedSite {
  /** Such as `http://127.0.0.1:41234`, without a trailing slash. */
  readonly origin: string
  /** The page that comes out good, the decent one, the bad one. */
  readonly pages: [good: string, decent: string, bad: string]
  /** Stops the server and drops its open connections. */
  close(): Promise<void>
}

const notFoundPath = '/404.html'

/**
 * Serves the sample shop of `demo/site` on 127.0.0.1.
 *
 * @param options.port default 0: any free port
 * @throws the system's error when the port is taken
 */
export async function serveSite({ port = 0 }: { port?: number } = {}): Promise<ServedSite> {
  const contents = await readFolder(fileURLToPath(new URL('site', import.meta.url)))
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const files = siteFiles(contents, origin)
  server.on('request', (request, response) => answer(files, request, response))
  return {
    origin,
    pages: [`${origin}/`, `${origin}/saddlebag.html`, `${origin}/Winter_Sale.html`],
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function answer(
  files: ReadonlyMap<string, SiteFile>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end()
    return
  }
  // Answers come from the map alone: no path, however it is spelled, reaches the file system.
  const path = (request.url ?? '').replace(/\?.*/s, '')
  const found = path === notFoundPath ? undefined : files.get(path)
  const file = found ?? files.get(notFoundPath)
  if (!file) throw new Error(`The site has no ${notFoundPath}.`)

  const gzip = acceptsGzip(request.headers['accept-encoding'] ?? '') ? file.gzip : null
  const body = gzip ?? file.body
  response.writeHead(found ? 200 : 404, {
    'content-type': file.type,
    'content-length': body.length,
    'cache-control': 'no-cache',
    ...(file.gzip && { vary: 'accept-encoding' }),
    ...(gzip && { 'content-encoding': 'gzip' }),
  })
  // To a HEAD request Node sends the headers and leaves the body out.
  response.end(body)
}

/** Whether an Accept-Encoding value takes gzip; `gzip;q=0` refuses it (RFC 9110 section 12.5.3). */
function acceptsGzip(acceptEncoding: string | string[]): boolean {
  const weights = new Map(
    String(acceptEncoding)
      .toLowerCase()
      .split(',')
      .map(item => [item.replace(/;.*/, '').trim(), Number(/;\s*q=([\d.]+)/.exec(item)?.[1] ?? 1)]),
  )
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}
