import { describe, expect, test } from 'vitest'
import { createDeadline } from '../../../src/analyzer/fetch/deadline.ts'
import { httpAnswer, serveRaw } from './serve-raw.ts'
import { never, useFetcher } from './use-fetcher.ts'

const fetcher = useFetcher({ pageTimeoutMs: 150 })
const chunked = httpAnswer('200 OK', ['Content-Type: text/html', 'Transfer-Encoding: chunked'])
const tooSlow = {
  name: 'PageUnreachableError',
  message: expect.stringMatching(/^127\.0\.0\.1:\d+ did not send the whole page within 0\.15 s: check/),
}

describe('a page has a time for all of it', () => {
  test('dripping does not extend it', async () => {
    await using server = await serveRaw(socket => {
      socket.write(chunked)
      const drip = setInterval(() => socket.write('3\r\n<p>\r\n'), 10)
      socket.on('close', () => clearInterval(drip))
    })
    await expect(fetcher.fetchPage(server.url, { signal: never })).rejects.toMatchObject(tooSlow)
  })

  test('redirects count', async () => {
    await using server = await serveRaw((socket, count) => {
      setTimeout(() => socket.write(httpAnswer('302 Found', [`Location: /${count}`])), 40)
    })
    await expect(fetcher.fetchPage(server.url, { signal: never })).rejects.toMatchObject(tooSlow)
  })

  test('waiting for room does not count', async () => {
    const page = httpAnswer('200 OK', ['Content-Type: text/html'], `<p>${'x'.repeat(300_000)}`)
    await using server = await serveRaw(socket => socket.write(page))
    const beforeMore = () => new Promise<void>(resolve => setTimeout(resolve, 300))
    expect((await fetcher.fetchPage(server.url, { signal: never, beforeMore })).body.byteLength).toBe(300_003)
  })

  test('a page within it', async () => {
    await using server = await serveRaw(socket =>
      socket.write(httpAnswer('200 OK', ['Content-Type: text/html'], '<p>')),
    )
    expect((await fetcher.fetchPage(server.url, { signal: never })).status).toBe(200)
  })
})

test('the reason is that of the deadline', async () => {
  const reason = new Error('late')
  const { signal } = createDeadline(1, () => reason)
  await new Promise(resolve => signal.addEventListener('abort', resolve))
  expect(signal.reason).toBe(reason)
})
