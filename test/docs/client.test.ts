import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { serveReports } from '../support/client-of.ts'
import type { ReportService } from '../support/report-service.ts'
import { type ProcessResult, runNode } from '../support/run-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(new URL('../../docs/client.md', import.meta.url), 'utf8')
const script = /^```ts\n(.*?)^```$/ms.exec(page)?.[1] ?? ''

/** Runs the page's script as if it were a file at the root. */
const run = ({ baseUrl, apiKey }: Pick<ReportService, 'baseUrl' | 'apiKey'>): Promise<ProcessResult> =>
  runNode(
    ['--input-type=module-typescript', '--eval', script],
    { SEO_REPORT_BASE_URL: baseUrl, SEO_REPORT_API_KEY: apiKey },
    root,
  )

/** A service that also deletes: the projects that are named, and no other. */
const serve = (...projects: string[]): Promise<ReportService> =>
  serveReports({
    answer: ({ method, path }) =>
      method === 'DELETE' && projects.includes(path.replace('/api/v1/projects/', ''))
        ? { status: 204 }
        : undefined,
  })

test('the script lists, creates and deletes, and ends on its own', async () => {
  const service = await serve('old-shop.example')
  for (let n = 0; n < 101; n++) service.records.add(`https://shop.example/bad/${n}`)
  const { code, stdout, stderr } = await run(service)
  expect([code, stderr]).toEqual([0, ''])
  const lines = stdout.trimEnd().split('\n')
  expect(lines).toHaveLength(102)
  expect(lines[0]).toBe('https://shop.example/bad/0 is bad: 32')
  expect(lines.at(-1)).toBe('https://shop.example/ has report 102: good')
  expect(service.records.byUrl('https://shop.example/')).toMatchObject([{ privacy: 1 }])
  expect(service.requests.at(-1)).toMatchObject({
    method: 'DELETE',
    path: '/api/v1/projects/old-shop.example',
  })
})

test('the script refreshes a report that is there', async () => {
  const service = await serve('old-shop.example')
  const { id } = service.records.add('https://shop.example/')
  const { code, stdout } = await run(service)
  expect([code, stdout]).toEqual([0, `https://shop.example/ has report ${id}: good\n`])
  expect(service.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'PUT', 'DELETE'])
})

test('the script tells an error by its code', async () => {
  const missing = await run(await serve())
  expect(missing.code).toBe(1)
  expect(missing.stderr).toMatch(/^bad-response: DELETE \/api\/v1\/projects\/old-shop.example answered 404/)
  const refused = await run({ ...(await serve()), apiKey: 'wrong' })
  expect(refused.stderr).toMatch(/^unauthorized: GET .* answered 401: Unauthenticated\.\n$/)
})
