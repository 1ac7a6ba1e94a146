import { describe, expect, test } from 'vitest'
import { createAnalyzer } from '../../src/analyzer/analyzer.ts'
import { httpAnswer, serveRaw } from './fetch/serve-raw.ts'

const html = ['Content-Type: text/html']

async function analyze(answer: Buffer) {
  await using server = await serveRaw(socket => socket.write(answer))
  const analyzer = createAnalyzer()
  try {
    return await analyzer.analyze(server.url, { signal: new AbortController().signal })
  } finally {
    await analyzer.close()
  }
}

describe('a success that shows nothing gets no verdict', () => {
  test.each([
    ['nothing', httpAnswer('200 OK', html), /^The page answers 200 with an empty body/],
    ['nothing, of no type', httpAnswer('200 OK', []), /answers 200 with an empty body/],
    ['204', Buffer.from('HTTP/1.1 204 No Content\r\n\r\n'), /answers 204 with an empty body/],
    ['205', httpAnswer('205 Reset Content', []), /answers 205 with an empty body/],
    ['white space', httpAnswer('200 OK', html, ' \r\n\t\n'), /answers 200 with a page that shows nothing/],
    ['a byte order mark', httpAnswer('200 OK', html, '\ufeff\n'), /shows nothing/],
    [
      'white space in UTF-16',
      httpAnswer('200 OK', html, Buffer.from('\ufeff \n', 'utf16le')),
      /shows nothing/,
    ],
    ['an empty document', httpAnswer('200 OK', html, '<!doctype html><title>Shop</title>'), /shows nothing/],
  ])('%s', async (_, answer, message) => {
    await expect(analyze(answer)).rejects.toMatchObject({
      name: 'PageUnreachableError',
      message: expect.stringMatching(message),
    })
  })
})

test.each([
  ['an empty error', httpAnswer('500 Oops', html), 'bad'],
  [
    'an app that its script fills',
    httpAnswer('200 OK', html, '<div id=root></div><script src=a.js></script>'),
    'decent',
  ],
])('%s is judged', async (_, answer, result) => {
  expect(await analyze(answer)).toMatchObject({ result })
})
