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
 * come from the environment. Only `--urls` may be repeated.
 *
 * @throws {UsageError} for an unknown command or flag, and for a flag that is given twice
 */
export function parseCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Command {
  const { values, positionals } = parse(args)
  if (values.help || args.length === 0) return { name: 'help' }
  if (values.version) return { name: 'version' }
  const [command, ...urls] = positionals
  // Not help: a step that checked nothing must not look as if all were well.
  if (command === undefined) throw new UsageError('no command was given; there is check.')
  if (command !== 'check') throw new UsageError(`"${command}" is not a command; there is check.`)
  const given = (name: InputName): string => {
    const definition = inputDefinitions[name]
    const variable = 'secretVariable' in definition ? environment[definition.secretVariable] : undefined
    return values[name]?.join('\n') ?? variable ?? ''
  }
  const repeated = inputNames.find(name => name !== 'urls' && (values[name]?.length ?? 0) > 1)
  if (repeated) throw new UsageError(`--${repeated} is given more than once.`)
  const inputs = Object.fromEntries(inputNames.map(name => [name, given(name)])) as RawInputs
  return { name: 'check', inputs: { ...inputs, urls: [...urls, inputs.urls].join('\n') } }
}

function parse(args: readonly string[]) {
  const flags = Object.fromEntries(
    inputNames.map(name => [name, { type: 'string', multiple: true }] as const),
  )
  try {
    const parsed = parseArgs({ args: [...args], options: { ...flags, ...switches }, allowPositionals: true })
    const { help, version, ...inputs } = parsed.values
    const values = inputs as Partial<Record<InputName, string[]>>
    return { values: { ...values, help, version }, positionals: parsed.positionals }
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error })
  }
}
