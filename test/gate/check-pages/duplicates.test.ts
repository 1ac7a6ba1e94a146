import { expect, test } from 'vitest'
import { serviceAndClient } from '../../support/client-of.ts'
import { check } from '../../support/gate-run.ts'

const urls = ['https://shop.example/a', 'https://shop.example/b']

test.each([
  ['a search', urls.slice(0, 1)],
  ['a walk', urls],
])('of several reports, found by %s, the newest is refreshed and a notice says so', async (_, pages) => {
  const { service, client } = await serviceAndClient()
  for (const url of ['/a', '/b', '/a', '/a']) service.records.add(`https://shop.example${url}`)
  const noticed: [string, readonly string[]][] = []
  const result = await check(
    client,
    pages,
    { service: { baseUrl: service.baseUrl, apiKey: service.apiKey } },
    { onDuplicates: (...duplicates) => noticed.push(duplicates) },
  )
  expect(result.pages[0]).toMatchObject({ outcome: 'refreshed', report: { id: '4' } })
  expect(noticed).toEqual([[urls[0], ['4', '3', '1']]])
  const writes = service.requests.filter(({ method }) => method !== 'GET')
  expect(writes.map(({ path }) => path)).toEqual(pages.map((_, n) => `/api/v1/reports/${n === 0 ? 4 : 2}`))
  expect(service.records.all.size).toBe(4)
})
