// A report service on loopback, in a process of its own, so that its work does not count as the client's.
import { setTimeout } from 'node:timers/promises'
import { startReportService } from '../../test/support/report-service.ts'
import type { ServiceCounts, ServiceTask } from './measure.ts'
import { reportedPages, sitePages } from './site.ts'

const { pages, latencyMs }: ServiceTask = JSON.parse(process.argv[2] ?? '')

const service = await startReportService({
  async answer(_, proceed) {
    const answer = proceed()
    await setTimeout(latencyMs)
    return answer
  },
})
for (const url of reportedPages(sitePages(pages))) service.records.add(url)

process.on('message', () => {
  const { requests, records } = service
  const writes = requests.filter(({ method }) => method !== 'GET').length
  const counts: ServiceCounts = { requests: requests.length, writes, reports: records.all.size }
  process.send?.(counts)
})
process.on('disconnect', () => process.exit())
const { baseUrl, apiKey } = service
process.send?.({ baseUrl, apiKey })
