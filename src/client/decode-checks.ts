import {
  type CheckDetails,
  type CheckResult,
  categories,
  checkStatuses,
  importances,
} from '../report/check-result.ts'
import { isObject, textOrNull } from './decode-fields.ts'

/** The checks of a report where a service tells them; entries that are not understood are left out. */
export function decodeChecks(value: unknown): CheckResult[] {
  return Array.isArray(value) ? value.flatMap(decodeCheck) : []
}

function decodeCheck(value: unknown): CheckResult[] {
  if (!isObject(value)) return []
  const id = textOrNull(value.id)
  const category = oneOf(categories, value.category)
  const importance = oneOf(importances, value.importance)
  const status = oneOf(checkStatuses, value.status)
  if (!id || !category || !importance || !status) return []
  return [
    {
      id,
      title: textOrNull(value.title) ?? id,
      category,
      importance,
      status,
      reason: textOrNull(value.reason),
      advice: textOrNull(value.advice),
      details: decodeDetails(value.details),
    },
  ]
}

function decodeDetails(value: unknown): CheckDetails {
  return isObject(value) ? Object.fromEntries(Object.entries(value).filter(isDetail)) : {}
}

function isDetail(entry: [string, unknown]): entry is [string, CheckDetails[string]] {
  const value = entry[1]
  if (Array.isArray(value)) return value.every(item => typeof item === 'string')
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find(known => known === value)
