import { type Rating, ratings } from '../report/rating.ts'

export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** Whether a field says anything; services leave out, null or empty what they do not know yet. */
export const isTold = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** A rating in any letter case; null for anything else. */
export function decodeRating(value: unknown): Rating | null {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : null
  return ratings.find(rating => rating === word) ?? null
}

/** 0 to 100, from a number or a numeric string; null for anything else. */
export function decodeScore(value: unknown): number | null {
  const score = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof score === 'number' && score >= 0 && score <= 100 ? score : null
}

/** As `decodeTime`, but null for a day without a time: that does not tell whether something happened since. */
export const decodeMoment = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? null : decodeTime(value)

/**
 * ISO 8601 from ISO, `YYYY-MM-DD HH:MM:SS` (without a zone: UTC), or epoch seconds or milliseconds; null for
 * anything else.
 */
export function decodeTime(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return null
  const [, day, time = '00:00:00', zone = 'Z'] = isoTime.exec(text) ?? []
  const epochMs = epoch.test(text)
    ? Number(text) * (/^\d{13}$/.test(text) ? 1 : 1000)
    : Date.parse(`${day}T${time}${zone}`)
  return Number.isNaN(epochMs) ? null : new Date(epochMs).toISOString()
}

// `Date` alone would also take `soon 5` for a day in May, and a time without a zone for one of this machine.
const isoTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/
// Ten digits are seconds until the year 2286, and thirteen milliseconds.
const epoch = /^\d{9,10}(?:\.\d+)?$|^\d{13}$/
