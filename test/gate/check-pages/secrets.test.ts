import { expect, test } from 'vitest'
import { serviceAndClient } from '../../support/client-of.ts'
import { check, pageUrls } from '../../support/gate-run.ts'
import type { Answer } from '../../support/report-service.ts'

const apiKey = 'test-key-31c5'
const password = 'p&ss "wörd"/<x>'
const echoed = [apiKey, password, encodeURIComponent(password), JSON.stringify(password)].join(' ')

const inputs = { service: { baseUrl: 'http://127.0.0.1', apiKey }, privacy: 'password', password } as const

test.each<[string, Answer]>([
  ['an error body', { status: 500, body: { message: echoed, errors: { [apiKey]: [password] } } }],
  ['an HTML page', { body: `<p>${echoed}</p>`, headers: { 'content-type': `text/html; key=${apiKey}` } }],
  ['a redirect', { status: 302, headers: { location: `/?${apiKey}&${encodeURIComponent(password)}` } }],
])('%s that echoes secrets puts none into the result', async (_, answer) => {
  const { client } = await serviceAndClient({ apiKey, answer: () => answer }, { secrets: [password] })
  const text = JSON.stringify(await check(client, pageUrls(2), inputs))
  expect(text).not.toContain(apiKey)
  expect(text).not.toMatch(/wörd|w%C3%B6rd/)
  expect(text).toContain('***')
})

test('a report that echoes secrets in every field puts none into the result', async () => {
  const check1 = { id: echoed, title: echoed, category: 'seo', importance: 'high', status: 'failed' }
  const { client } = await serviceAndClient({
    apiKey,
    spell: record => ({
      ...record,
      project: echoed,
      report_url: `https://reports.example/?key=${apiKey}&password=${encodeURIComponent(password)}`,
      checks: [
        { ...check1, reason: echoed, advice: echoed, details: { [echoed]: echoed, instances: [echoed] } },
      ],
    }),
  })
  const result = await check(client, pageUrls(2), inputs)
  const text = JSON.stringify(result)
  expect(result.counts.good).toBe(2)
  expect(text).not.toContain(apiKey)
  expect(text).not.toMatch(/wörd|w%C3%B6rd/)
})

test('a password that is a word of results hides none', async () => {
  const { client } = await serviceAndClient()
  const urls = ['https://shop.example/bad', 'https://shop.example/good']
  const { pages, counts } = await check(client, urls, { privacy: 'password', password: 'bad' })
  expect(counts).toEqual({ good: 1, decent: 0, bad: 1, errors: 0 })
  expect(pages.map(page => [page.url, page.report?.url, page.report?.result, page.verdict])).toEqual([
    [urls[0], urls[0], 'bad', 'failed'],
    [urls[1], urls[1], 'good', 'passed'],
  ])
})
