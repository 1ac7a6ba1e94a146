import type { CheckDetails } from '../report/check-result.ts'
import { isObject } from './decode-fields.ts'
import { maxNameCharacters, maxTextCharacters, shorten } from './shorten.ts'

// Our own checks tell at most 20 places and a handful of facts.
const maxDetails = 20
const maxItems = 20

type Detail = CheckDetails[string]

/**
 * A check's evidence: at most 20 details, lists of at most 20 items, texts of at most 500 characters. What is
 * not understood is left out. `count` says how many places there were before `instances` was cut.
 */
export function decodeDetails(value: unknown): CheckDetails {
  if (!isObject(value)) return {}
  const understood: CheckDetails = Object.fromEntries(Object.entries(value).filter(isDetail))
  const { instances, count, ...facts } = understood
  // Where to look comes first, lest it be cut off behind facts.
  const details = Object.entries({ ...placesOf(understood), ...facts })
  return Object.fromEntries(
    details
      .slice(0, maxDetails)
      .map(([key, detail]) => [shorten(key, maxNameCharacters), shortenDetail(detail)]),
  )
}

function placesOf({ instances, count }: CheckDetails): CheckDetails {
  if (!Array.isArray(instances) || instances.length <= maxItems) {
    return { ...(instances !== undefined && { instances }), ...(count !== undefined && { count }) }
  }
  return { instances, count: Math.max(instances.length, typeof count === 'number' ? count : 0) }
}

function isDetail(entry: [string, unknown]): entry is [string, Detail] {
  const value = entry[1]
  if (Array.isArray(value)) return value.every(item => typeof item === 'string')
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function shortenDetail(detail: Detail): Detail {
  if (typeof detail === 'string') return shorten(detail, maxTextCharacters)
  if (typeof detail !== 'object' || detail === null) return detail
  return detail.slice(0, maxItems).map(item => shorten(item, maxTextCharacters))
}
