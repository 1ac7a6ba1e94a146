import { type InputName, inputDefinitions, type RawInputs } from '../../report/action-interface.ts'
import { onErrorPolicies } from '../../report/run-result.ts'
import { plural } from '../../report/text.ts'
import { FaultList, quote } from './fault-list.ts'
import { parseChoice, parseFailOn, parseInteger, parsePrivacy } from './fields.ts'
import type { Inputs } from './inputs.ts'
import { parsePageUrls } from './page-urls.ts'
import { parseApiKey, parseBaseUrl } from './service-inputs.ts'

export interface InputPorts {
  /** Reads a file, relative to the workspace. */
  readonly readFile: (path: string) => Uint8Array
  readonly defaultReportDir: string
  /** Why the key may be missing, such as a fork; empty when nothing is known. */
  readonly missingKeyHint: string
}

/**
 * All inputs as one typed record.
 *
 * @throws {InputError} with every fault of every input
 */
export function parseInputs(raw: RawInputs, ports: InputPorts): Inputs {
  const faults = new FaultList()
  const notices: string[] = []
  const given = (input: InputName): string => raw[input].trim() || inputDefinitions[input].default

  const service = parseService(given('base-url'), given('api-key'), ports.missingKeyHint, faults, notices)
  const privacy = parsePrivacy(given('privacy'), faults)
  // Spaces may belong to a password, a line break at its end comes from how it was stored.
  const password = raw.password.replace(/[\r\n]+$/, '')
  if (password && privacy !== 'password' && faults.isEmpty('privacy')) {
    faults.add('password', 'has an effect only with privacy: password.')
  }
  if (!password && privacy === 'password') faults.add('password', 'is required with privacy: password.')
  if (privacy && !given('base-url')) notices.push('privacy has no effect without base-url.')

  const failOn = parseFailOn(given('fail-on'), faults)
  const onError = parseChoice('on-error', given('on-error'), onErrorPolicies, faults)
  const concurrency = parseInteger('concurrency', given('concurrency'), [1, 64], faults)
  const timeoutSeconds = parseInteger('timeout', given('timeout'), [1, 21_600], faults)
  const urls = parseUrls(raw, given, ports, faults, notices)

  faults.throwIfAny()
  return {
    urls,
    service,
    privacy,
    password: password || null,
    failOn: sound(failOn),
    onError: sound(onError),
    concurrency: sound(concurrency),
    timeoutMs: sound(timeoutSeconds) * 1000,
    reportDir: given('report-dir') || ports.defaultReportDir,
    notices,
  }
}

function parseService(
  baseUrl: string,
  apiKey: string,
  missingKeyHint: string,
  faults: FaultList,
  notices: string[],
): Inputs['service'] {
  if (baseUrl === '') {
    if (apiKey !== '')
      notices.push('api-key is not used: without base-url the embedded service checks the pages.')
    return null
  }
  const address = parseBaseUrl(baseUrl, faults)
  const key = parseApiKey(apiKey, missingKeyHint, faults)
  return address !== null && key !== null ? { baseUrl: address, apiKey: key } : null
}

function parseUrls(
  raw: RawInputs,
  given: (input: InputName) => string,
  ports: InputPorts,
  faults: FaultList,
  notices: string[],
): string[] {
  const file = given('urls-file')
  const all = [
    ...parsePageUrls('urls', raw.urls, faults),
    ...(file ? parsePageUrls('urls-file', readUrlsFile(file, ports, faults) ?? '', faults) : []),
  ]
  const urls = [...new Set(all)]
  const dropped = all.length - urls.length
  if (dropped > 0) notices.push(`${plural(dropped, 'duplicate URL')} dropped.`)

  const max = parseInteger('max-urls', given('max-urls'), [1, 100_000], faults)
  if (max !== null && urls.length > max) {
    faults.add(
      'max-urls',
      `${urls.length} pages were given, but at most ${max} are allowed; raise max-urls if that is meant.`,
    )
  }
  if (urls.length === 0 && faults.isEmpty('urls', 'urls-file')) {
    faults.add('urls', 'no page was given; set urls or urls-file to at least one page URL.')
  }
  return urls
}

function readUrlsFile(path: string, ports: InputPorts, faults: FaultList): string | null {
  let bytes: Uint8Array
  try {
    bytes = ports.readFile(path)
  } catch (error) {
    return faults.add('urls-file', `${quote(path)} cannot be read: ${(error as Error).message}.`)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return faults.add('urls-file', `${quote(path)} is not UTF-8 text.`)
  }
}

/** A field that left no fault has a value. */
function sound<T>(value: T | null): T {
  if (value === null) throw new TypeError('an input without a fault has no value')
  return value
}
