import { expect, test } from 'vitest'
import { createReportLookup } from '../../src/gate/report-lookup.ts'
import { serviceAndClient } from '../support/client-of.ts'
import { processFaults } from '../support/process-faults.ts'
import type { ReportService } from '../support/report-service.ts'

const hosts = ['https://one.example', 'https://three.example', 'https://two.example'] as const
const urls = hosts.flatMap(host => [`${host}/a`, `${host}/b`])
const searches = ({ requests }: ReportService) => requests.map(({ query }) => query.get('search'))

test('the walk of the next host is begun ahead, and no other', async () => {
  const { service, client } = await serviceAndClient()
  const lookup = createReportLookup(client, urls, new AbortController().signal)
  await lookup.find(`${hosts[0]}/a`)
  await lookup.find(`${hosts[0]}/b`)
  await expect.poll(() => searches(service).sort()).toEqual(hosts.slice(0, 2))
  await lookup.find(`${hosts[1]}/a`)
  await lookup.find(`${hosts[2]}/a`)
  expect(searches(service).sort()).toEqual(hosts)
})

test('a walk begun ahead that fails is told to those who need it, and to nobody else', async () => {
  const faults = processFaults()
  const { service, client } = await serviceAndClient({
    answer: ({ query }) => (query.get('search') === hosts[1] ? { status: 401, body: {} } : undefined),
  })
  const lookup = createReportLookup(client, urls, new AbortController().signal)
  expect(await lookup.find(`${hosts[0]}/a`)).toEqual([])
  await expect.poll(() => searches(service)).toContain(hosts[1])
  expect(await faults.settled()).toEqual([])
  await expect(lookup.find(`${hosts[1]}/a`)).rejects.toMatchObject({ code: 'unauthorized' })
  expect(searches(service).filter(host => host === hosts[1])).toHaveLength(1)
})
