import type { CheckResult } from '../report/check-result.ts'
import { oneLine } from '../report/text.ts'
import { grouped } from './words.ts'

export interface Fact {
  /** `Final URL` for the key `finalUrl`; foreign text. */
  readonly label: string
  /** Foreign text. */
  readonly value: string
}

/** A check's `details`, sorted for reading. */
export interface Evidence {
  readonly facts: readonly Fact[]
  /** The offending places, as many as asked for; foreign text. */
  readonly instances: readonly string[]
  /** How many places there are beyond `instances`. */
  readonly more: number
}

/**
 * Sorts a check's `details` into named facts and places (see `CheckDetails`), with at most so many places.
 * Facts that say nothing (null, empty) are left out.
 */
export function evidenceOf({ details }: CheckResult, maxInstances: number): Evidence {
  const all = Array.isArray(details.instances) ? details.instances.map(String) : null
  const facts = Object.entries(details).flatMap(([key, value]): Fact[] => {
    if (all && (key === 'instances' || key === 'count')) return []
    const told = words(value)
    return told.trim() === '' ? [] : [{ label: label(key), value: told }]
  })
  if (!all) return { facts, instances: [], more: 0 }
  const instances = all.slice(0, maxInstances)
  const count = typeof details.count === 'number' ? Math.max(details.count, all.length) : all.length
  return { facts, instances, more: count - instances.length }
}

function words(value: unknown): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  // All of them, so that two sizes beside each other look alike.
  if (typeof value === 'number') return grouped(value)
  return Array.isArray(value) ? value.filter(item => String(item).trim() !== '').join(', ') : String(value)
}

const initialisms = /\b(css|hsts|html|http|https|id|png|tls|ttfb|url|xml)\b/g

function label(key: string): string {
  const spaced = oneLine(key, 40)
    .replace(/(?<=[a-z\d])(?=[A-Z])|[_-]/g, ' ')
    .toLowerCase()
    .replace(initialisms, word => word.toUpperCase())
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
