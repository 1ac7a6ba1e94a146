#!/usr/bin/env node
import { version } from './report/version.ts'
import { exitCode } from './run/exit-code.ts'
import { run } from './run/run.ts'
import { parseCommand } from './terminal/arguments.ts'
import { ignoreBrokenPipe } from './terminal/broken-pipe.ts'
import { helpText } from './terminal/help.ts'
import { createTerminalDoor } from './terminal/terminal-door.ts'

const { argv, env, stdout, stderr } = process
for (const stream of [stdout, stderr]) ignoreBrokenPipe(stream)
try {
  const command = parseCommand(argv.slice(2), env)
  if (command.name === 'help') stdout.write(helpText())
  else if (command.name === 'version') stdout.write(`${version}\n`)
  else {
    const door = createTerminalDoor(command.inputs, { stdout, stderr, environment: env })
    process.exitCode = exitCode(await run(door))
  }
} catch (error) {
  stderr.write(`seo-report: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
} finally {
  // A socket that a dead server holds open must not keep the command running.
  setTimeout(() => process.exit(), 2_000).unref()
}
