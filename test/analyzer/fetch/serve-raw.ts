import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface RawServer extends AsyncDisposable {
  /** Such as `http://127.0.0.1:41234/`. */
  readonly url: string
  /** Requests seen so far. */
  readonly requests: readonly string[]
}

/** A TCP server on loopback that answers each request as the test says, valid HTTP or not; `await using` stops it. */
export async function serveRaw(answer: (socket: Socket, count: number) => void): Promise<RawServer> {
  const sockets = new Set<Socket>()
  const requests: string[] = []
  const server = createServer(socket => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}))
    socket.on('data', request => {
      requests.push(request.toString('latin1'))
      answer(socket, requests.length)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** An HTTP/1.1 answer as bytes, with the body's length unless the headers say it. */
export function httpAnswer(
  status: string,
  headers: readonly string[],
  body: string | Uint8Array = '',
): Buffer {
  const bytes = Buffer.from(body)
  const length = headers.some(line => /^(content-length|transfer-encoding):/i.test(line))
    ? []
    : [`Content-Length: ${bytes.byteLength}`]
  const head = [`HTTP/1.1 ${status}`, ...headers, ...length, '', ''].join('\r\n')
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes])
}
