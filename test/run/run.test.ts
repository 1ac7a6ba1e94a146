import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rulesetVersion } from '../../src/analyzer/ruleset.ts'
import { renderResultsJson } from '../../src/present/results-json.ts'
import { renderSummary } from '../../src/present/summary.ts'
import { run } from '../../src/run/run.ts'
import { recordingDoor } from '../support/recording-door.ts'
import { startReportService } from '../support/report-service.ts'
import { closedOrigin, serve } from '../support/serve.ts'

const good = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tea pots</title>
<meta name="description" content="Tea pots of iron and clay."><meta name="viewport" content="width=device-width">
</head><body><h1>Tea pots</h1><a href="/cups">Cups</a></body></html>`
const bad = '<html><head><meta name="robots" content="noindex"></head><body><img src="a.jpg"></body></html>'

const servePages = () =>
  serve(({ url }, response) => {
    const body = url === '/good' ? good : url === '/bad' ? bad : null
    response.writeHead(body === null ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(body ?? 'nothing here')
  })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seo-report-run-'))
})
afterEach(() => rm(folder, { recursive: true }))

const filesIn = async (dir: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(dir)).map(async name => [name, await readFile(join(dir, name), 'utf8')] as const),
    ),
  )

describe('with the embedded service', () => {
  test('pages become verdicts, files and words, in this order', async () => {
    await using pages = await servePages()
    const urls = [`${pages.origin}/good`, `${pages.origin}/bad`, `${await closedOrigin()}/`]
    const seenByPublish: Promise<Record<string, string>>[] = []
    const door = recordingDoor(
      { urls: [...urls, urls[0]].join(' '), concurrency: '1', 'api-key': ' unused-key ' },
      { folder, onPublish: ({ dir }) => seenByPublish.push(filesIn(dir)) },
    )
    const result = await run(door)

    expect(result.pages.map(page => [page.url, page.verdict, page.report?.result, page.error?.code])).toEqual(
      [
        [urls[0], 'passed', 'good', undefined],
        [urls[1], 'failed', 'bad', undefined],
        [urls[2], 'error', undefined, 'page-unreachable'],
      ],
    )
    expect(result).toMatchObject({
      passed: false,
      result: 'bad',
      engine: { kind: 'embedded', rulesetVersion },
      counts: { good: 1, decent: 0, bad: 1, errors: 1 },
    })
    expect(door.events).toEqual([
      ['mask', ' unused-key '],
      ['mask', 'unused-key'],
      ['notice', expect.stringContaining('api-key is not used')],
      ['notice', '1 duplicate URL dropped.'],
      ['startGroup', 'Checking 3 pages with the embedded service'],
      ['info', expect.stringMatching(/^\[1\/3\] good .*\/good .*created$/)],
      ['info', expect.stringMatching(/^\[2\/3\] bad .*\/bad .*created$/)],
      ['info', expect.stringMatching(/^\[3\/3\] error .*page-unreachable$/)],
      ['endGroup', ''],
      ['publish', ''],
    ])

    const dir = join(folder, 'seo-report')
    expect(door.published).toEqual([
      {
        result,
        files: {
          dir,
          results: join(dir, 'results.json'),
          summary: join(dir, 'summary.md'),
          html: join(dir, 'index.html'),
        },
      },
    ])
    const files = await filesIn(dir)
    expect(files).toEqual({
      'results.json': renderResultsJson(result),
      'summary.md': renderSummary(result),
      'index.html': expect.stringMatching(/^<!doctype html>/i),
    })
    expect(await Promise.all(seenByPublish)).toEqual([files])
  })

  test('no connection outlives a run, though the server would keep it', async () => {
    const server = createServer({ keepAliveTimeout: 600_000 }, (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(good)
    })
    const closed: Promise<unknown>[] = []
    server.on('connection', socket => closed.push(once(socket, 'close')))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    await run(recordingDoor({ urls: `http://127.0.0.1:${port}/` }, { folder }))
    await Promise.all(closed)
    expect(closed.length).toBeGreaterThan(0)
    server.close()
  })

  test('no report outlives a run: the next one creates its reports anew', async () => {
    await using pages = await servePages()
    const once = () => run(recordingDoor({ urls: `${pages.origin}/good` }, { folder }))
    for (const result of [await once(), await once()]) {
      expect(result.pages[0]).toMatchObject({ outcome: 'created', previous: null })
    }
  })

  test('the deadline ends what is under way, and no one takes that for a fault', async () => {
    const dropped = Promise.withResolvers<void>()
    await using stalling = await serve(({ socket }) => socket.once('close', () => dropped.resolve()))
    const door = recordingDoor({ urls: `${stalling.origin}/`, timeout: '1' }, { folder })
    const result = await run(door)
    await dropped.promise
    expect(result.pages[0]).toMatchObject({ verdict: 'error', error: { code: 'timeout' } })
    expect(door.events.map(([channel]) => channel)).toEqual(['startGroup', 'info', 'endGroup', 'publish'])
    expect(await readdir(join(folder, 'seo-report'))).toHaveLength(3)
  })

  test('relative paths start at the workspace', async () => {
    await using pages = await servePages()
    await mkdir(join(folder, 'lists'))
    await writeFile(join(folder, 'lists', 'pages.txt'), `# the shop\n${pages.origin}/good\n`)
    const dir = 'elsewhere'
    const result = await run(recordingDoor({ 'urls-file': 'lists/pages.txt', 'report-dir': dir }, { folder }))
    expect(result).toMatchObject({ passed: true, result: 'good' })
    expect(Object.keys(await filesIn(join(folder, dir))).sort()).toEqual([
      'index.html',
      'results.json',
      'summary.md',
    ])
  })
})

describe('with a service', () => {
  test('reports are refreshed there, and it sees neither more nor less than it should', async () => {
    await using service = await startReportService()
    const url = 'https://shop.example/'
    const inputs = { urls: url, 'base-url': `${service.baseUrl}/`, 'api-key': service.apiKey }
    const [first, second] = [
      await run(recordingDoor(inputs, { folder })),
      await run(recordingDoor({ ...inputs, privacy: 'password', password: 'open sesame' }, { folder })),
    ]
    expect([first.pages[0]?.outcome, second.pages[0]?.outcome]).toEqual(['created', 'refreshed'])
    expect(second.engine).toEqual({ kind: 'service', baseUrl: service.baseUrl })
    const writes = service.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ form }) => Object.fromEntries(form))
    expect(writes).toEqual([{ url }, { privacy: '2', password: 'open sesame', results: '1' }])
    for (const { headers } of service.requests) {
      expect(headers.authorization).toBe(`Bearer ${service.apiKey}`)
      expect(headers['user-agent']).toMatch(/^seo-report-action\/\d/)
    }
  })

  test('a secret that it echoes goes nowhere but to the mask', async () => {
    const password = 'open & "sesame"'
    await using service = await startReportService({
      answer: ({ headers, form }) => ({
        status: 422,
        body: {
          message: `No: ${headers.authorization}`,
          errors: { [`${form.get('password')}`]: [password] },
        },
      }),
    })
    const { baseUrl, apiKey } = service
    const urls = 'https://shop.example/ https://shop.example/tea'
    const door = recordingDoor(
      { urls, 'base-url': baseUrl, 'api-key': apiKey, privacy: 'password', password },
      { folder },
    )
    const result = await run(door)
    expect(result.pages.map(({ error }) => error?.code)).toEqual(['validation', 'validation'])
    expect(door.events.slice(0, 2)).toEqual([
      ['mask', apiKey],
      ['mask', password],
    ])
    const left = JSON.stringify([
      door.events.slice(2),
      door.published,
      Object.values(await filesIn(join(folder, 'seo-report'))),
    ])
    for (const secret of [apiKey, 'sesame']) expect(left).not.toContain(secret)
  })
})

describe('an input that cannot be taken ends the run before anything', () => {
  test('but the masking of secrets', async () => {
    await using service = await startReportService()
    const inputs = { urls: 'ftp://x', 'base-url': service.baseUrl, 'api-key': 'key', password: ' a word\n' }
    const door = recordingDoor({ ...inputs, 'fail-on': 'terrible' }, { folder })
    await expect(run(door)).rejects.toMatchObject({
      name: 'InputError',
      faults: expect.arrayContaining(
        ['urls', 'password', 'fail-on'].map(input => expect.objectContaining({ input })),
      ),
    })
    expect(door.events).toEqual([
      ['mask', 'key'],
      ['mask', ' a word\n'],
      ['mask', 'a word'],
    ])
    expect(service.requests).toEqual([])
    expect(await readdir(folder)).toEqual([])
  })

  test.each([
    ['urls-file', { 'urls-file': 'missing.txt' }],
    ['report-dir', { urls: 'https://shop.example/', 'report-dir': '/dev/null/report' }],
    ['api-key', { urls: 'https://shop.example/', 'base-url': 'https://seo.example' }],
  ])('and is named: %s', async (input, inputs) => {
    const door = recordingDoor(inputs, { folder })
    await expect(run(door)).rejects.toMatchObject({
      name: 'InputError',
      faults: [{ input, problem: expect.any(String) }],
    })
    expect(door.events).toEqual([])
  })

  test('with the door’s hint for a missing key', async () => {
    const inputs = { urls: 'https://shop.example/', 'base-url': 'https://seo.example' }
    await expect(run(recordingDoor(inputs, { folder }))).rejects.toThrow(/A hint\./)
  })
})
