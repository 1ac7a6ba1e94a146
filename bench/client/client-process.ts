// The gate's run with the real client and transport, alone in its process; prints what it took as JSON.
import { createClient } from '../../src/client/client.ts'
import { createTransport } from '../../src/client/fetch.ts'
import { checkPages } from '../../src/gate/check-pages.ts'
import { sleep } from '../../src/report/sleep.ts'
import type { ClientMeasures, ClientTask } from './measure.ts'
import { sitePages } from './site.ts'

const { pages, concurrency, service }: ClientTask = JSON.parse(process.argv[2] ?? '')

const { fetch, close } = createTransport(concurrency)
const inputs = {
  urls: sitePages(pages),
  service,
  privacy: null,
  password: null,
  failOn: ['bad'],
  onError: 'fail',
  concurrency,
  timeoutMs: 600_000,
  reportDir: '',
  notices: [],
} as const
const ports = {
  client: createClient({ ...service, fetch }),
  engine: { kind: 'service', baseUrl: service.baseUrl },
  now: () => new Date(),
  sleep,
  onDuplicates: () => {},
  onPage: () => {},
} as const

const startedAt = performance.now()
const { pages: outcomes } = await checkPages(inputs, ports)
const wallMs = performance.now() - startedAt
await close()

const measures: ClientMeasures = {
  wallMs,
  peakBytes: process.resourceUsage().maxRSS * 1024,
  created: outcomes.filter(({ outcome }) => outcome === 'created').length,
  refreshed: outcomes.filter(({ outcome }) => outcome === 'refreshed').length,
}
console.log(JSON.stringify(measures))
