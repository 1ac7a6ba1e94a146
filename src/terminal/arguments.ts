import { parseArgs } from 'node:util'
import { type InputName, inputDefinitions, inputNames, type RawInputs } from '../report/action-interface.ts'

/** A command line that cannot be understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'version' }
  | { readonly name: 'check'; readonly inputs: RawInputs }

const switches = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

/**
 * Reads a command line: `check [urls…] [--input value]…`, `--help`, `--version`. Secrets that no flag gives
 * come from the environment.
 *
 * @throws {UsageError} for an unknown command or flag
 */
export function parseCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Command {
  const { values, positionals } = parse(args)
  if (values.help) return { name: 'help' }
  if (values.version) return { name: 'version' }
  const [command, ...urls] = positionals
  if (command === undefined) return { name: 'help' }
  if (command !== 'check') throw new UsageError(`"${command}" is not a command; there is check.`)
  const given = (name: InputName): string => {
    const definition = inputDefinitions[name]
    const variable = 'secretVariable' in definition ? environment[definition.secretVariable] : undefined
    return values[name] ?? variable ?? ''
  }
  const inputs = Object.fromEntries(inputNames.map(name => [name, given(name)])) as RawInputs
  return { name: 'check', inputs: { ...inputs, urls: [...urls, inputs.urls].join('\n') } }
}

function parse(args: readonly string[]) {
  const flags = Object.fromEntries(inputNames.map(name => [name, { type: 'string' }] as const))
  try {
    const parsed = parseArgs({ args: [...args], options: { ...flags, ...switches }, allowPositionals: true })
    const { help, version, ...inputs } = parsed.values
    const values = inputs as Partial<Record<InputName, string>>
    return { values: { ...values, help, version }, positionals: parsed.positionals }
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error })
  }
}
