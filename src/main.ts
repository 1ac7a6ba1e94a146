import { createActionDoor, failStep } from './github/action-door.ts'
import { failureMessage } from './present/failure-message.ts'
import { run } from './run/run.ts'

// Nothing may outlive the verdict: a socket that a dead server holds open must not keep the job running.
const exitSoon = () => setTimeout(() => process.exit(), 2_000).unref()

try {
  const result = await run(createActionDoor(process.env))
  if (!result.passed) failStep(`SEO Report Action: ${failureMessage(result)}`)
} catch (error) {
  failStep(`SEO Report Action: ${error instanceof Error ? error.message : String(error)}`)
} finally {
  exitSoon()
}
