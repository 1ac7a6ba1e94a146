import { Hono } from 'hono'
import { listQuery, Parameters, readForm } from './parameters.ts'
import { fullReportRecord, reportRecord } from './report-record.ts'
import { createReports, type ReportsOptions } from './reports.ts'
import { ServiceError } from './service-error.ts'

export interface ServiceOptions extends ReportsOptions {
  /** The account whose key this is; null when there is none. */
  readonly authenticate: (key: string) => string | null
  /** Told of faults of the service itself, which its answers keep to themselves. */
  readonly onFault: (error: Error) => void
}

/** The service as a value with a `fetch` method: served on a port, called in process, or tested without either. */
export function createService(options: ServiceOptions): Hono<{ Variables: { account: string } }> {
  const { store, authenticate, onFault } = options
  const reports = createReports(options)
  const app = new Hono<{ Variables: { account: string } }>()

  app.use('/api/v1/*', async (c, next) => {
    const key = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const account = key === undefined ? null : authenticate(key)
    if (account === null) throw new ServiceError(401, 'The API key is missing or not known.')
    c.set('account', account)
    await next()
  })

  app.get('/api/v1/reports', c => {
    const query = listQuery(new Parameters(new URL(c.req.url).searchParams))
    const { rows, total } = store.reports.list(c.get('account'), query)
    return c.json({ data: rows.map(reportRecord), meta: listMeta(query, total) })
  })

  app.get('/api/v1/reports/:id', c => {
    return c.json({ data: fullReportRecord(reports.show(c.get('account'), c.req.param('id'))) })
  })

  app.post('/api/v1/reports', async c => {
    const row = await reports.create(c.get('account'), await readForm(c.req.raw), c.req.raw.signal)
    return c.json({ data: fullReportRecord(row) }, 201)
  })

  app.on(['PUT', 'PATCH'], '/api/v1/reports/:id', async c => {
    const form = await readForm(c.req.raw)
    const row = await reports.update(c.get('account'), c.req.param('id'), form, c.req.raw.signal)
    return c.json({ data: fullReportRecord(row) })
  })

  app.notFound(c => c.json({ message: 'There is nothing at this address.' }, 404))

  app.onError((error, c) => {
    if (!(error instanceof ServiceError)) {
      if (c.req.raw.signal.aborted) return c.json({ message: 'The request was aborted.' }, 503)
      onFault(error)
      return c.json({ message: 'The service failed. This is a fault of its own.' }, 500)
    }
    const { status, message, errors, code } = error
    if (status === 401) c.header('WWW-Authenticate', 'Bearer')
    return c.json({ message, errors, ...(code && { code }) }, status)
  })

  return app
}

const listMeta = ({ page, perPage }: { page: number; perPage: number }, total: number) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
})
