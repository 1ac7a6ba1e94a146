import { type CheckResult, categories, checkStatuses, importances } from '../report/check-result.ts'
import { decodeDetails } from './decode-details.ts'
import { isObject, textOrNull } from './decode-fields.ts'
import { maxNameCharacters, maxTextCharacters, shorten } from './shorten.ts'

// What a service tells must not outgrow the run: results.json holds the checks of 500 and more pages in one
// string, and a string of Node has at most 536,870,888 characters. These leave about a thousandth of it to a
// page and cost no honest service anything.
/** Four times what a full catalogue of checks has. */
const maxChecks = 200
/** All evidence of a report, as indented JSON. Our own checks stay below it with every place at its longest. */
const maxEvidenceCharacters = 200_000

/**
 * The checks of a report where a service tells them, at most 200. Entries that are not understood are left
 * out, long texts end in `…`, and where a report tells too much, later checks lose their evidence.
 */
export function decodeChecks(value: unknown): CheckResult[] {
  if (!Array.isArray(value)) return []
  let room = maxEvidenceCharacters
  return value
    .flatMap(decodeCheck)
    .slice(0, maxChecks)
    .map(check => {
      const characters = JSON.stringify(check.details, null, 2).length
      if (characters > room) return { ...check, details: {} }
      room -= characters
      return check
    })
}

function decodeCheck(value: unknown): CheckResult[] {
  if (!isObject(value)) return []
  const id = textOrNull(value.id)
  const category = oneOf(categories, value.category)
  const importance = oneOf(importances, value.importance)
  const status = oneOf(checkStatuses, value.status)
  if (!id || !category || !importance || !status) return []
  const reason = textOrNull(value.reason)
  const advice = textOrNull(value.advice)
  return [
    {
      id: shorten(id, maxNameCharacters),
      title: shorten(textOrNull(value.title) ?? id, maxNameCharacters),
      category,
      importance,
      status,
      reason: reason && shorten(reason, maxNameCharacters),
      advice: advice && shorten(advice, maxTextCharacters),
      details: decodeDetails(value.details),
    },
  ]
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find(known => known === value)
