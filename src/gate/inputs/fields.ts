import type { InputName } from '../../report/action-interface.ts'
import { type Privacy, privacies, privacyFromNumber } from '../../report/privacy.ts'
import { type FailOn, failOnRules } from '../../report/run-result.ts'
import { type FaultList, quote } from './fault-list.ts'

/** One of some words, exactly as written. */
export function parseChoice<T extends string>(
  input: InputName,
  text: string,
  allowed: readonly T[],
  faults: FaultList,
): T | null {
  const choice = allowed.find(word => word === text)
  return choice ?? faults.add(input, `${quote(text)} is not one of ${allowed.join(', ')}.`)
}

/** A whole number in plain digits within bounds; `1e3`, `08` and `8.0` are faults, not guesses. */
export function parseInteger(
  input: InputName,
  text: string,
  [min, max]: readonly [min: number, max: number],
  faults: FaultList,
): number | null {
  const value = /^(0|[1-9]\d{0,9})$/.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max) return value
  return faults.add(input, `${quote(text)} is not a whole number from ${min} to ${max}.`)
}

/** Rules that fail the run, separated by commas; `none` stands alone. */
export function parseFailOn(text: string, faults: FaultList): readonly FailOn[] | null {
  const words = text.split(',').map(word => word.trim())
  const unknown = words.find(word => !failOnRules.some(rule => rule === word))
  if (unknown !== undefined)
    return faults.add('fail-on', `${quote(unknown)} is not one of bad, decent, none.`)
  if (words.includes('regression')) {
    return faults.add('fail-on', '"regression" is not available yet; use bad, decent or none.')
  }
  if (words.includes('none') && words.length > 1) {
    return faults.add('fail-on', `${quote(text)} combines none with a rule; none stands alone.`)
  }
  return [...new Set(words as FailOn[])]
}

/** A privacy by name or wire number; null when not given. */
export function parsePrivacy(text: string, faults: FaultList): Privacy | null {
  if (text === '') return null
  return privacyFromNumber(text) ?? parseChoice('privacy', text, privacies, faults)
}
