import { oneLine } from '../report/text.ts'

/** Foreign text within a line of a log or terminal: one line, no control sequence, no workflow command. */
export const logText = (text: string, maxCharacters?: number): string =>
  breakCommands(oneLine(text, maxCharacters))

// Nobody reads on, and what quotes foreign text may be of any length.
const maxPartCharacters = 2000

/** A whole line that may hold foreign text, made safe in the same way; columns set with spaces stay. */
export const logLine = (line: string): string =>
  breakCommands(
    line
      .split(/( {2,})/)
      .map((part, index) => (index % 2 === 0 ? oneLine(part, maxPartCharacters) : part))
      .join(''),
  )

// The runner obeys `::…::` at the start of a line and the older `##[…]` anywhere in it
// (actions/runner, src/Runner.Common/ActionCommand.cs).
const breakCommands = (text: string): string => text.replaceAll('##[', '## [').replace(/^(\s*)::/, '$1: :')
