import type { Answer } from './report-service.ts'

/** Never answers. */
export const stall: Answer = () => {}

/** Sends headers and the beginning of a body, then nothing more. */
export const stallMidBody: Answer = response => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"data":')
}

/** Breaks the connection off without an answer. */
export const reset: Answer = response => {
  response.socket?.resetAndDestroy()
}

/** Breaks the connection off within the body. */
export const resetMidBody: Answer = response => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"data":', () => response.socket?.resetAndDestroy())
}

export const html = (body: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
})

/** Sends bytes in small pieces for as long as the client reads; `sent` tells how many went out. */
export function endlessBody(): { answer: Answer; sent: () => number } {
  const piece = Buffer.alloc(100_000, ' ')
  let sent = 0
  const answer: Answer = response => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = (error?: Error | null) => {
      if (error || response.destroyed) return
      sent += piece.byteLength
      response.write(piece, more)
    }
    more()
  }
  return { answer, sent: () => sent }
}
