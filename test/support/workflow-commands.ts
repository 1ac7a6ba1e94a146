export interface WorkflowCommand {
  readonly command: string
  readonly properties: Readonly<Record<string, string>>
  readonly data: string
}

/**
 * The commands that a runner would obey in a step's output, read as actions/runner does (ActionCommand.cs):
 * `::name k=v,…::data` where a line begins with it, white space aside, and the older `##[name k=v;…]data`
 * anywhere in a line. Names that no runner knows are told too: better one too many than one missed.
 */
export const workflowCommands = (output: string): WorkflowCommand[] =>
  output.split(/\r\n|\r|\n/).flatMap(line => newer(line.trimStart()) ?? older(line) ?? [])

function newer(line: string): WorkflowCommand | null {
  if (!line.startsWith('::')) return null
  const end = line.indexOf('::', 2)
  if (end < 0) return null
  const unescapeData = (text: string): string => decode(text, { '%0D': '\r', '%0A': '\n', '%25': '%' })
  const unescapeProperty = (text: string): string =>
    decode(text, { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' })
  return read(line.slice(2, end), ',', unescapeProperty, unescapeData(line.slice(end + 2)))
}

function older(line: string): WorkflowCommand | null {
  const start = line.indexOf('##[')
  const end = line.indexOf(']', start)
  if (start < 0 || end < 0) return null
  const unescapeAll = (text: string): string =>
    decode(text, { '%3B': ';', '%0D': '\r', '%0A': '\n', '%5D': ']', '%25': '%' })
  return read(line.slice(start + 3, end), ';', unescapeAll, unescapeAll(line.slice(end + 1)))
}

function read(
  head: string,
  separator: string,
  unescapeProperty: (text: string) => string,
  data: string,
): WorkflowCommand {
  const [command = '', ...rest] = head.split(' ')
  const properties = rest
    .join(' ')
    .split(separator)
    .flatMap(pair => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at).trim(), unescapeProperty(pair.slice(at + 1))] as const] : []
    })
  return { command, properties: Object.fromEntries(properties), data }
}

/** Each escape in its turn, `%25` last, as the runner has it. */
const decode = (text: string, escapes: Readonly<Record<string, string>>): string =>
  Object.entries(escapes).reduce((done, [written, meant]) => done.replaceAll(written, meant), text)

/**
 * The pairs in a GITHUB_OUTPUT file, read as actions/runner does (FileCommandManager.cs): `name=value`, or
 * `name<<delimiter`, lines, and the delimiter alone on a line.
 *
 * @throws Error where the runner would fail the step
 */
export function fileCommands(text: string): [name: string, value: string][] {
  const lines = text.split(/\r\n|\n/)
  const pairs: [string, string][] = []
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === '') continue
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    if (heredoc < 0 || (equals >= 0 && equals < heredoc)) {
      if (equals < 1) throw new Error(`Invalid format '${line}'`)
      pairs.push([line.slice(0, equals), line.slice(equals + 1)])
      continue
    }
    const delimiter = line.slice(heredoc + 2)
    const end = lines.indexOf(delimiter)
    if (heredoc === 0 || delimiter === '' || end < 0)
      throw new Error(`Matching delimiter not found '${delimiter}'`)
    pairs.push([
      line.slice(0, heredoc),
      lines
        .splice(0, end + 1)
        .slice(0, -1)
        .join('\n'),
    ])
  }
  return pairs
}
