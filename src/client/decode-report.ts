import { httpUrlOrNull } from '../report/page-url.ts'
import { privacyFromNumber } from '../report/privacy.ts'
import type { Report } from '../report/report.ts'
import { decodeChecks } from './decode-checks.ts'
import {
  decodeMoment,
  decodeRating,
  decodeScore,
  decodeTime,
  isObject,
  isTold,
  type Json,
  textOrNull,
} from './decode-fields.ts'
import type { Answer } from './request.ts'

/**
 * One report from `{data: {…}}`, `{report: {…}}` or a bare object.
 *
 * @throws {BadResponseError} when there is no report in it, it is another one than `expectedId`, its
 * result or time is none that is known, or, of a whole record, there is no field for a result
 */
export function decodeReport(
  answer: Answer,
  { expectedId, whole = false }: { readonly expectedId?: string; readonly whole?: boolean } = {},
): Report {
  const record = unwrap(answer.value)
  const report = decodeRecord(record, answer)
  if (expectedId !== undefined && report.id !== expectedId) {
    throw answer.unusable(`with report ${report.id} instead of ${expectedId}`)
  }
  if (isTold(record.generated_at) && decodeTime(record.generated_at) === null) {
    // Nobody could tell a new result from the old one.
    throw answer.unusable(`report ${report.id} has a generated_at that is no time`)
  }
  // Answers to a write may be brief; a report that is shown without the field will never have a result.
  if (report.result === null && (isTold(record.result) || (whole && !('result' in record)))) {
    throw answer.unusable(`report ${report.id} has no recognizable result`)
  }
  return report
}

/** @throws {BadResponseError} when a service says with a 2xx answer that it did not do what it was asked for */
export function assertDone(answer: Answer): void {
  const { value } = answer
  if (isObject(value) && (value.success === false || (isTold(value.error) && !isTold(value.data)))) {
    throw answer.unusable('it says that it failed')
  }
}

/** Whether an answer to a write says less than a report, such as `{}` or `{message: …}`. */
export function isBrief({ value }: Answer): boolean {
  const { id, url } = unwrap(value)
  return !isTold(id) || !isTold(url)
}

/**
 * The reports of one page of a list: `{data: […]}`, `{reports: […]}` or a bare array. No page is judged by a
 * list, so a result that is not known is null here: one odd report must not hide all others.
 *
 * An entry without a URL is null: it is no page's report, and must not hide the others.
 *
 * @throws {BadResponseError} when there is no list in it, an entry is not a report, or no entry has a URL
 */
export function decodeReportList(answer: Answer): (Report | null)[] {
  const { value } = answer
  const list = isObject(value) ? (value.data ?? value.reports) : value
  if (!Array.isArray(list)) throw answer.unusable('without a list of reports')
  const hasUrls = list.some(entry => isObject(entry) && textOrNull(entry.url) !== null)
  return list.map(entry =>
    hasUrls && isObject(entry) && !isTold(entry.url)
      ? null
      : decodeRecord(isObject(entry) ? entry : {}, answer),
  )
}

function decodeRecord(value: Json, answer: Answer): Report {
  const id = decodeId(value)
  const url = textOrNull(value.url)
  if (id === null || url === null) throw answer.unusable('without a report: `id` or `url` is missing')
  return {
    id,
    url,
    project: shortOrNull(value.project),
    privacy: privacyFromNumber(value.privacy),
    result: decodeRating(value.result),
    score: decodeScore(value.score),
    createdAt: decodeTime(value.created_at),
    generatedAt: decodeMoment(value.generated_at),
    reportUrl: httpUrlOrNull(shortOrNull(value.report_url ?? value.reportUrl)),
    checks: decodeChecks(value.checks),
  }
}

function unwrap(value: unknown): Json {
  if (!isObject(value)) return {}
  return [value.data, value.report].find(isObject) ?? value
}

function decodeId({ id }: Json): string | null {
  if (typeof id === 'number') return Number.isSafeInteger(id) ? String(id) : null
  // What cannot be a part of a path (dots name folders there), or of a line.
  return typeof id === 'string' && id.isWellFormed() && !/^\.{0,2}$/.test(id) && id.length <= 200 ? id : null
}

// What a service tells must not outgrow the run: 500 reports of megabytes would not fit into results.json.
const maxCharacters = 2_000

const shortOrNull = (value: unknown): string | null => {
  const text = textOrNull(value)
  return text !== null && text.length <= maxCharacters ? text : null
}
