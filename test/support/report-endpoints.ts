import type { ReportRecords, StoredReport } from './report-records.ts'
import type { JsonAnswer, ReceivedRequest } from './report-service.ts'

/** How a service wraps its records: `{data: …}`, bare, or `{report: …}` and `{reports: …}`. */
export const layouts = {
  data: { one: (record: unknown) => ({ data: record }), many: (records: unknown) => ({ data: records }) },
  bare: { one: (record: unknown) => record, many: (records: unknown) => records },
  named: { one: (report: unknown) => ({ report }), many: (reports: unknown) => ({ reports }) },
} as const
export type LayoutName = keyof typeof layouts

/** A record on the wire, as most services spell it. */
export const wireRecord = (report: StoredReport) => ({
  id: report.id,
  url: report.url,
  project: report.project,
  privacy: report.privacy,
  result: report.result as string | null,
  score: report.score,
  created_at: report.createdAt.toISOString(),
  generated_at: report.generatedAt?.toISOString() ?? null,
  report_url: `https://reports.example/${report.id}`,
  // Fields that the client has no use for.
  password: report.password,
  user_id: 7,
})
export type WireRecord = ReturnType<typeof wireRecord>

/** What the interface document says of reports: list, show, create, update and delete. */
export function answerEndpoint(
  request: ReceivedRequest,
  records: ReportRecords,
  layout: (typeof layouts)[LayoutName],
  spell: (record: WireRecord) => object,
): JsonAnswer {
  const { method, path, query, form } = request
  const one = (report: StoredReport, status = 200) => ({
    status,
    body: layout.one(spell(wireRecord(report))),
  })
  const invalid = (field: string, problem: string) => ({
    status: 422,
    body: { message: 'The given data was invalid.', errors: { [field]: [problem] } },
  })

  if (path === '/api/v1/reports' && method === 'GET') {
    if (!['10', '25', '50', '100'].includes(query.get('per_page') ?? '10')) {
      return invalid('per_page', 'The per page is invalid.')
    }
    return { status: 200, body: layout.many(list(records, query).map(wireRecord).map(spell)) }
  }
  if (path === '/api/v1/reports' && method === 'POST') {
    const url = form.get('url')
    if (!url || !URL.canParse(url)) return invalid('url', 'The url must be a valid URL.')
    const report = records.create(url)
    setAccess(report, form)
    return one(report, 201)
  }

  const id = /^\/api\/v1\/reports\/([^/]+)$/.exec(path)?.[1]
  if (id === undefined) return { status: 404, body: { message: 'Not found.' } }
  if (method === 'DELETE') {
    const gone = records.all.delete(Number(id))
    return gone ? { status: 200, body: {} } : { status: 404, body: { message: 'No such report.' } }
  }
  const updates = method === 'PUT' || method === 'PATCH'
  if (!updates && method !== 'GET') return { status: 405, body: { message: 'Method not allowed.' } }
  const report = updates ? records.all.get(Number(id)) : records.show(Number(id))
  if (!report) return { status: 404, body: { message: 'No such report.' } }
  if (updates) {
    setAccess(report, form)
    if (form.get('results') === '1') records.regenerate(report)
  }
  return one(report)
}

function setAccess(report: StoredReport, form: URLSearchParams): void {
  if (form.has('privacy')) report.privacy = Number(form.get('privacy'))
  if (form.has('password')) report.password = form.get('password')
}

function list(records: ReportRecords, query: URLSearchParams): StoredReport[] {
  const search = (query.get('search') ?? '').toLowerCase()
  const key = { id: 'id', url: 'url', result: 'result', generated_at: 'generatedAt' } as const
  const sortBy = key[query.get('sort_by') as keyof typeof key] ?? 'id'
  const direction = query.get('sort') === 'asc' ? 1 : -1
  const perPage = Number(query.get('per_page') ?? 10)
  const first = (Number(query.get('page') ?? 1) - 1) * perPage
  return [...records.all.values()]
    .filter(report => report.url.toLowerCase().includes(search))
    .filter(report => (query.get('project') ?? report.project) === report.project)
    .filter(report => (query.get('result') ?? report.result) === report.result)
    .sort((a, b) => direction * compare(a[sortBy], b[sortBy]))
    .slice(first, first + perPage)
}

const compare = (a: unknown, b: unknown): number => {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? -1 : 1
  return (a as string) < (b as string) ? -1 : 1
}
