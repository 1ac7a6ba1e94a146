import type { Redact } from '../report/redact.ts'
import { isObject } from './decode-fields.ts'

/**
 * What a service says about an error, from the layouts in the field: `message`, `error`, or `errors` per field.
 * Secrets are taken out and HTML tags stripped, in this order, since a secret may hold what looks like a tag;
 * the caller shortens.
 */
export function serviceMessage(json: unknown, redact: Redact): string {
  if (!isObject(json)) return ''
  const general = [json.message, json.error].map(said).find(text => text !== '') ?? ''
  const { errors } = json
  const particular = isObject(errors)
    ? Object.entries(errors).map(([field, problem]) => `${field}: ${said(problem)}`)
    : [said(errors)]
  const all = [general, ...particular].filter(text => text !== '').join(' ')
  return redact(all).replace(/<[^<>]*>/g, ' ')
}

/** A text, the texts of a list, or the text in an object. */
const said = (value: unknown): string => [value].flat().map(saidOnce).filter(Boolean).join(' ')

function saidOnce(value: unknown): string {
  const text = isObject(value) ? (value.message ?? value.detail) : value
  return typeof text === 'string' ? text : ''
}
