import type { Report } from '../report/report.ts'
import type { RequestContext } from './context.ts'
import { decodeReport } from './decode-report.ts'
import { request } from './request.ts'

/** Address of a report below the base address. */
export const reportPath = (id: string): string => `/api/v1/reports/${encodeURIComponent(id)}`

export async function showReport(context: RequestContext, id: string, signal?: AbortSignal): Promise<Report> {
  const answer = await request(context, 'GET', reportPath(id), { signal })
  return decodeReport(answer, { expectedId: id, whole: true })
}
