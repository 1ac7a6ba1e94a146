import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { type Analysis, createAnalyzer } from '../../src/analyzer/analyzer.ts'
import { checks } from '../../src/analyzer/checks/index.ts'
import { closedOrigin, serve } from '../support/serve.ts'

const never = new AbortController().signal
const now = (): Date => new Date('2026-01-31T12:00:00Z')

const good = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Loose leaf tea, freshly packed every week</title>
    <meta name="description" content="Green, black and herbal tea from small gardens, packed the week it is sent.">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta property="og:title" content="Loose leaf tea"><meta property="og:type" content="website">
    <meta property="og:image" content="https://shop.example/tea.jpg"><meta property="og:url" content="https://shop.example/">
  </head>
  <body>
    <h1>Loose leaf tea</h1>
    <p>Freshly packed. <a href="/green">Green tea</a> <img src="tea.jpg" alt="A cup of tea"></p>
  </body>
</html>`

/** A site of pages by path; others are missing. */
const site =
  (pages: Readonly<Record<string, string>>, seen: string[] = []): RequestListener =>
  (request, response) => {
    const path = request.url ?? ''
    seen.push(path)
    const text = pages[path]
    response.statusCode = text === undefined ? 404 : 200
    response.setHeader('content-type', path.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8')
    response.end(text ?? '<!doctype html><title>Not found</title>')
  }

async function analyze(url: string): Promise<Analysis> {
  const analyzer = createAnalyzer({ now })
  try {
    return await analyzer.analyze(url, { signal: never })
  } finally {
    await analyzer.close()
  }
}

const statusOf = ({ checks }: Analysis, id: string) => checks.find(check => check.id === id)?.status

describe('an analysis', () => {
  test('of a good page, the same each time', async () => {
    await using server = await serve(site({ '/': good }))
    const first = await analyze(`${server.origin}/`)
    expect(first).toMatchObject({ url: `${server.origin}/`, finalUrl: `${server.origin}/`, result: 'good' })
    expect(first.score).toBeGreaterThanOrEqual(80)
    expect(first.checks.map(({ id }) => id)).toEqual(checks.map(({ id }) => id))
    expect(await analyze(`${server.origin}/`)).toEqual(first)
  })

  test('of a bare page', async () => {
    await using server = await serve(site({ '/': '<p>Tea' }))
    const analysis = await analyze(server.origin)
    expect(statusOf(analysis, 'title')).toBe('failed')
    expect(analysis.result).not.toBe('good')
  })

  test('of a missing page is bad', async () => {
    await using server = await serve(site({}))
    expect(await analyze(`${server.origin}/x`)).toMatchObject({ result: 'bad' })
  })

  test('of a redirect loop is bad', async () => {
    await using server = await serve((_, response) => response.writeHead(302, { location: '/' }).end())
    const analysis = await analyze(server.origin)
    expect(analysis.result).toBe('bad')
    expect(analysis.score).toBeLessThanOrEqual(20)
  })

  test('of a page that robots.txt keeps crawlers from', async () => {
    await using server = await serve(site({ '/': good, '/robots.txt': 'User-agent: *\nDisallow: /' }))
    const analysis = await analyze(server.origin)
    expect(statusOf(analysis, 'robots-allowed')).toBe('failed')
    expect(analysis.result).toBe('bad')
  })

  test('of a page whose robots.txt does not come', async () => {
    await using server = await serve((request, response) => {
      if (request.url === '/robots.txt') request.socket.destroy()
      else site({ '/': good })(request, response)
    })
    const analysis = await analyze(server.origin)
    expect(statusOf(analysis, 'robots-allowed')).toBe('inconclusive')
    expect(analysis.result).toBe('good')
  })

  test('asks for robots.txt where the page ended up', async () => {
    const seen: string[] = []
    await using target = await serve(site({ '/': good, '/robots.txt': 'User-agent: *\nDisallow: /' }, seen))
    await using server = await serve((_, response) =>
      response.writeHead(301, { location: target.origin }).end(),
    )
    const analysis = await analyze(server.origin)
    expect(analysis).toMatchObject({ url: server.origin, finalUrl: `${target.origin}/` })
    expect(statusOf(analysis, 'robots-allowed')).toBe('failed')
    expect(seen).toEqual(['/', '/robots.txt'])
  })
})

describe('an analyzer', () => {
  test('asks once for what its pages share', async () => {
    const seen: string[] = []
    await using server = await serve(site({ '/a': good, '/b': good, '/c': good }, seen))
    const analyzer = createAnalyzer({ now, connections: 2 })
    const paths = ['/a', '/b', '/c']
    await Promise.all(paths.map(path => analyzer.analyze(server.origin + path, { signal: never })))
    await analyzer.close()
    expect(seen.toSorted()).toEqual([...paths, '/robots.txt'])
  })

  test('gives no verdict where there is no page', async () => {
    await expect(analyze(await closedOrigin())).rejects.toMatchObject({ name: 'PageUnreachableError' })
  })

  test("one page's deadline leaves the others alone", async () => {
    const deadline = new AbortController()
    await using server = await serve((request, response) => {
      if (request.url === '/slow') deadline.abort('deadline')
      else site({ '/': good })(request, response)
    })
    const analyzer = createAnalyzer({ now })
    const [slow, other] = await Promise.allSettled([
      analyzer.analyze(`${server.origin}/slow`, { signal: deadline.signal }),
      analyzer.analyze(server.origin, { signal: never }),
    ])
    await analyzer.close()
    expect(slow).toEqual({ status: 'rejected', reason: 'deadline' })
    expect(other.status).toBe('fulfilled')
  })

  test('checks see its clock', async () => {
    const noindexFrom = '<meta name=robots content="unavailable_after: 2026-02-01">'
    await using server = await serve(site({ '/': good.replace('</head>', `${noindexFrom}</head>`) }))
    const statusAt = async (time: string) => {
      const analyzer = createAnalyzer({ now: () => new Date(time) })
      const analysis = await analyzer.analyze(server.origin, { signal: never })
      await analyzer.close()
      return statusOf(analysis, 'indexable')
    }
    expect(await statusAt('2026-01-31T12:00:00Z')).toBe('passed')
    expect(await statusAt('2026-02-02T12:00:00Z')).toBe('failed')
  })

  test('deadlines fire between the pages that wait for their turn', async () => {
    const heavy = `<!doctype html>${'<a href=x>y</a>'.repeat(20_000)}`
    await using server = await serve(site({ '/': heavy, '/robots.txt': '' }))
    const analyzer = createAnalyzer({ now })
    const deadline = new AbortController()
    let done = 0
    const pages = Array.from({ length: 12 }, () =>
      analyzer.analyze(`${server.origin}/`, { signal: deadline.signal }).then(() => {
        done += 1
        // As a timer does that is due.
        setImmediate(() => deadline.abort('deadline'))
      }),
    )
    const settled = await Promise.allSettled(pages)
    await analyzer.close()
    expect(done).toBeLessThanOrEqual(2)
    expect(settled.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(10)
  })

  test('reads at most eight large pages at once, and all in the end', async () => {
    const open = new Set<string>()
    let most = 0
    const large = good.replace('<h1>', `<p>${'tea '.repeat(1_000_000)}</p><h1>`)
    await using server = await serve((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end()
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(large, () => open.add(request.url ?? ''))
    })
    const analyzer = createAnalyzer({ now })
    const pages = Array.from({ length: 20 }, (_, index) =>
      analyzer.analyze(`${server.origin}/${index}`, { signal: never }).then(({ result }) => {
        most = Math.max(most, open.size)
        open.delete(`/${index}`)
        return result
      }),
    )
    const results = await Promise.all(pages)
    await analyzer.close()
    expect(new Set(results).size).toBe(1)
    expect(results).toHaveLength(20)
    expect(most).toBeLessThanOrEqual(9)
  })
})
