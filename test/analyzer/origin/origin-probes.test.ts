import { describe, expect, test } from 'vitest'
import type { PageFetcher, ResourceOptions } from '../../../src/analyzer/fetch/fetch-page.ts'
import { createPageFetcher } from '../../../src/analyzer/fetch/fetch-page.ts'
import { createOriginProbes, type OriginProbesOptions } from '../../../src/analyzer/origin/origin-probes.ts'
import { HeaderLines } from '../../../src/analyzer/page/header-lines.ts'
import { serve } from '../../support/serve.ts'

const never = new AbortController().signal
const disallowAll = new TextEncoder().encode('User-agent: *\nDisallow: /')

/** Probes over answers that a test gives; `asked` lists the addresses. */
function probesOver(
  answer: (url: string, options: ResourceOptions) => Promise<number>,
  options: Partial<OriginProbesOptions> = {},
) {
  const asked: string[] = []
  const fetcher: Pick<PageFetcher, 'fetchResource'> = {
    async fetchResource(url, resourceOptions) {
      asked.push(url)
      const status = await answer(url, resourceOptions)
      return { status, headers: new HeaderLines([]), body: disallowAll, finalUrl: url }
    },
  }
  const probes = createOriginProbes(fetcher, { now: () => new Date(0), ...options })
  return { probes, asked }
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

describe('robots.txt', () => {
  test('is asked for once per origin, by concurrent pages too', async () => {
    const { probes, asked } = probesOver(async () => 200)
    const urls = [
      'https://a.example/',
      'https://a.example/x?y',
      'http://a.example/',
      'https://a.example:8443/',
    ]
    const facts = await Promise.all(
      urls.flatMap(url => [probes.factsFor(url, never), probes.factsFor(url, never)]),
    )
    await probes.factsFor('https://a.example/later', never)
    expect(asked).toEqual(
      ['https://a.example', 'http://a.example', 'https://a.example:8443'].map(
        origin => `${origin}/robots.txt`,
      ),
    )
    expect(
      facts.every(({ robotsTxt }) => robotsTxt?.check('Googlebot', urls[0]!).verdict === 'disallowed'),
    ).toBe(true)
  })

  test('a failure is null for all pages, and not tried again', async () => {
    const { probes, asked } = probesOver(() => Promise.reject(new Error('refused')))
    expect(await probes.factsFor('https://a.example/', never)).toEqual({ robotsTxt: null })
    expect(await probes.factsFor('https://a.example/x', never)).toEqual({ robotsTxt: null })
    expect(asked).toHaveLength(1)
  })

  test('a probe that takes too long is null', async () => {
    const { probes } = probesOver((_, { signal }) => untilAborted(signal), { timeoutMs: 10 })
    expect(await probes.factsFor('https://a.example/', never)).toEqual({ robotsTxt: null })
  })

  test("one page's abort does not end the probe for others", async () => {
    const answer = Promise.withResolvers<number>()
    const { probes, asked } = probesOver(() => answer.promise)
    const page = new AbortController()
    const aborted = probes.factsFor('https://a.example/', page.signal)
    const other = probes.factsFor('https://a.example/', never)
    page.abort('deadline')
    await expect(aborted).rejects.toBe('deadline')
    answer.resolve(503)
    expect((await other).robotsTxt?.status).toBe(503)
    expect(asked).toHaveLength(1)
  })

  test('a page that is aborted already asks nothing more', async () => {
    const { probes } = probesOver(async () => 200)
    await expect(probes.factsFor('https://a.example/', AbortSignal.abort('deadline'))).rejects.toBe(
      'deadline',
    )
  })

  test('closing ends what is under way', async () => {
    const { probes } = probesOver((_, { signal }) => untilAborted(signal))
    const facts = probes.factsFor('https://a.example/', never)
    probes.close()
    expect(await facts).toEqual({ robotsTxt: null })
  })

  test('holds for a while, then it is asked for again', async () => {
    let time = 0
    const { probes, asked } = probesOver(async () => 200, { maxAgeMs: 1_000, now: () => new Date(time) })
    for (time of [0, 999, 1_000, 1_999, 2_000]) await probes.factsFor('https://a.example/', never)
    expect(asked).toHaveLength(3)
  })

  test('remembers so many origins at most', async () => {
    const { probes, asked } = probesOver(async () => 200, { maxOrigins: 2 })
    for (const name of ['a', 'b', 'c', 'c', 'b', 'a'])
      await probes.factsFor(`https://${name}.example/`, never)
    expect(asked.map(url => new URL(url).hostname[0])).toEqual(['a', 'b', 'c', 'a'])
  })
})

describe('over a real server', () => {
  const check = async (path: string): Promise<string | null> => {
    await using server = await serve((request, response) => {
      const hop = Number(request.url?.match(/^\/hop(\d)/)?.[1])
      if (request.url === '/robots.txt') response.writeHead(302, { location: path }).end()
      else if (hop > 0) response.writeHead(302, { location: `/hop${hop - 1}` }).end()
      else if (request.url === '/challenge') response.writeHead(403, { 'cf-mitigated': 'challenge' }).end()
      else if (request.url === '/big') response.end(`${'#\n'.repeat(256_000)}User-agent: *\nDisallow: /`)
      else response.end('User-agent: *\nDisallow: /')
    })
    const fetcher = createPageFetcher()
    const { robotsTxt } = await createOriginProbes(fetcher, { now: () => new Date() }).factsFor(
      server.origin,
      never,
    )
    await fetcher.close()
    return robotsTxt?.check('Googlebot', server.origin).verdict ?? null
  }

  test.each([
    ['a redirect', '/rules', 'disallowed'],
    ['five redirects', '/hop4', 'disallowed'],
    ['a sixth, which counts as no file', '/hop5', 'allowed'],
    ['a circle', '/robots.txt', 'allowed'],
    ['a bot check', '/challenge', null],
    ['a redirect to no web address', 'ftp://x/', null],
    ['more than 500 KiB', '/big', 'allowed'],
  ])('%s', async (_, path, expected) => {
    expect(await check(path)).toBe(expected)
  })
})
