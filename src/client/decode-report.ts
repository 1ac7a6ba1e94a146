import { httpUrlOrNull } from '../report/page-url.ts'
import { privacyFromNumber } from '../report/privacy.ts'
import type { Report } from '../report/report.ts'
import { decodeChecks } from './decode-checks.ts'
import { decodeRating, decodeScore, decodeTime, isObject, type Json, textOrNull } from './decode-fields.ts'
import { BadResponseError } from './errors/bad-response-error.ts'
import type { Answer } from './request.ts'

/**
 * One report from `{data: {…}}`, `{report: {…}}` or a bare object.
 *
 * @throws {BadResponseError} when there is no report in it, or it is another one than `expectedId`
 */
export function decodeReport(answer: Answer, expectedId?: string): Report {
  const report = decodeRecord(unwrap(answer.value), answer)
  if (expectedId !== undefined && report.id !== expectedId) {
    throw unusable(answer, `with report ${report.id} instead of ${expectedId}`)
  }
  return report
}

/**
 * The reports of one page of a list: `{data: […]}`, `{reports: […]}` or a bare array.
 *
 * @throws {BadResponseError} when there is no list in it, or an entry is not a report
 */
export function decodeReportList(answer: Answer): Report[] {
  const { value } = answer
  const list = isObject(value) ? (value.data ?? value.reports) : value
  if (!Array.isArray(list)) throw unusable(answer, 'without a list of reports')
  return list.map(entry => decodeRecord(entry, answer))
}

function decodeRecord(value: unknown, answer: Answer): Report {
  if (!isObject(value)) throw unusable(answer, 'without a report')
  const id = decodeId(value)
  const url = textOrNull(value.url)
  if (id === null || url === null) throw unusable(answer, 'without a report: `id` or `url` is missing')
  const result = decodeRating(value.result)
  if (result === undefined) throw unusable(answer, `report ${id} has no recognizable result`)
  return {
    id,
    url,
    project: textOrNull(value.project),
    privacy: privacyFromNumber(value.privacy),
    result,
    score: decodeScore(value.score),
    createdAt: decodeTime(value.created_at),
    generatedAt: decodeTime(value.generated_at),
    reportUrl: httpUrlOrNull(value.report_url ?? value.reportUrl),
    checks: decodeChecks(value.checks),
  }
}

function unwrap(value: unknown): unknown {
  if (!isObject(value)) return value
  return [value.data, value.report].find(isObject) ?? value
}

function decodeId({ id }: Json): string | null {
  if (typeof id === 'number') return Number.isSafeInteger(id) ? String(id) : null
  return textOrNull(id)
}

const unusable = ({ exchange, status }: Answer, problem: string): BadResponseError =>
  new BadResponseError(exchange, status, problem)
