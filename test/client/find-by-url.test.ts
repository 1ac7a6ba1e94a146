import { describe, expect, test } from 'vitest'
import { BadResponseError } from '../../src/client/errors/bad-response-error.ts'
import { serviceAndClient } from '../support/client-of.ts'
import { rejectionOf } from '../support/rejection.ts'

const page = 'https://shop.example/bags'

describe('the reports of a page', () => {
  test('are all of them, newest first', async () => {
    const { service, client } = await serviceAndClient()
    for (const url of [page, `${page}/red`, page, 'http://shop.example/bags', page]) service.records.add(url)
    const found = await client.reports.findByUrl(page)
    expect(found.map(({ id }) => id)).toEqual(['5', '3', '1'])
  })

  test('without a time are in the order of their ids as numbers', async () => {
    const { service, client } = await serviceAndClient({ spell: record => ({ ...record, created_at: null }) })
    for (let n = 0; n < 11; n++) service.records.add(page)
    const found = await client.reports.findByUrl(page)
    expect(found.slice(0, 3).map(({ id }) => id)).toEqual(['11', '10', '9'])
  })

  test('are none where there is none', async () => {
    const { client } = await serviceAndClient()
    expect(await client.reports.findByUrl(page)).toEqual([])
  })

  test('are found by any spelling of the address', async () => {
    const { service, client } = await serviceAndClient()
    service.records.add(page)
    expect(await client.reports.findByUrl(' HTTPS://Shop.Example:443/x/../bags#top')).toHaveLength(1)
    expect(service.requests[0]?.query.get('search')).toBe(page)
  })

  test.each(['', 'shop.example', 'ftp://shop.example/', 'https://ada:pw@shop.example/'])(
    'are not looked for with %j',
    async url => {
      const { service, client } = await serviceAndClient()
      await expect(client.reports.findByUrl(url)).rejects.toThrow(TypeError)
      expect(service.requests).toEqual([])
    },
  )

  test('are unknown where the service does not search', async () => {
    const { service, client } = await serviceAndClient({
      answer: ({ query }) => {
        query.delete('search')
        return undefined
      },
    })
    for (let n = 0; n < 100_000; n++) service.records.add(`https://other.example/${n}`)
    const error = await rejectionOf(client.reports.findByUrl(page), BadResponseError)
    expect(error.message).toContain(`the search for ${page} found other pages`)
    expect(service.requests).toHaveLength(1)
  })
})

test('a create that is under way is shared', async () => {
  const { service, client } = await serviceAndClient()
  const urls = [page, `${page}#top`, 'HTTPS://shop.example/bags', `${page}/red`]
  const reports = await Promise.all(urls.map(url => client.reports.create({ url })))
  expect(reports.map(({ url }) => url)).toEqual([page, page, page, `${page}/red`])
  expect(service.records.byUrl(page)).toHaveLength(1)
  expect(service.requests).toHaveLength(2)
})
