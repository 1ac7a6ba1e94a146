import { type Rating, ratings } from '../report/rating.ts'

export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** A rating in any letter case; null when none is told yet; undefined when the value means nothing known. */
export function decodeRating(value: unknown): Rating | null | undefined {
  if (value === null || value === undefined || value === '') return null
  return ratings.find(rating => typeof value === 'string' && rating === value.trim().toLowerCase())
}

/** 0 to 100, from a number or a numeric string; null for anything else. */
export function decodeScore(value: unknown): number | null {
  const score = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof score === 'number' && score >= 0 && score <= 100 ? score : null
}

/** ISO 8601 from ISO, `YYYY-MM-DD HH:MM:SS` (taken as UTC) or epoch seconds; null for anything else. */
export function decodeTime(value: unknown): string | null {
  const epochSeconds = typeof value === 'number' || (typeof value === 'string' && /^\d{9,11}$/.test(value))
  const date = epochSeconds
    ? new Date(Number(value) * 1000)
    : new Date(typeof value === 'string' ? value.replace(bareTime, '$1T$2Z') : Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

const bareTime = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d+)?)$/
