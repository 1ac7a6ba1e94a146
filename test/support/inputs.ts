import { InputError } from '../../src/gate/inputs/input-error.ts'
import type { Inputs } from '../../src/gate/inputs/inputs.ts'
import { type InputPorts, parseInputs } from '../../src/gate/inputs/parse-inputs.ts'
import { inputNames, type RawInputs } from '../../src/report/action-interface.ts'

/** Inputs as a door reads them: one page URL, everything else not given. */
export const rawInputs = (some: Partial<RawInputs> = {}): RawInputs => ({
  ...(Object.fromEntries(inputNames.map(name => [name, ''])) as RawInputs),
  urls: 'https://shop.example/',
  ...some,
})

export const parse = (some: Partial<RawInputs>, ports: Partial<InputPorts> = {}): Inputs =>
  parseInputs(rawInputs(some), {
    readFile: () => {
      throw new Error('no file was expected')
    },
    defaultReportDir: '/tmp/seo-report',
    missingKeyHint: '',
    ...ports,
  })

/** The error for inputs that have a fault. */
export function inputErrorOf(some: Partial<RawInputs>, ports: Partial<InputPorts> = {}): InputError {
  try {
    parse(some, ports)
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
  throw new Error('the inputs have no fault')
}

/** Checked inputs for the gate: these pages, everything else as it is by default. */
export const someInputs = (urls: readonly string[], some: Partial<Inputs> = {}): Inputs => ({
  urls,
  service: null,
  privacy: null,
  password: null,
  failOn: ['bad'],
  onError: 'fail',
  concurrency: 8,
  timeoutMs: 60_000,
  reportDir: '/tmp/seo-report',
  notices: [],
  ...some,
})
