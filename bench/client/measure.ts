import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface ServiceTask {
  readonly pages: number
  readonly latencyMs: number
}

export interface ServiceCounts {
  readonly requests: number
  readonly writes: number
  readonly reports: number
}

export interface ClientTask {
  readonly pages: number
  readonly concurrency: number
  readonly service: { readonly baseUrl: string; readonly apiKey: string }
}

export interface ClientMeasures {
  /** Of the run, without the start of the process. */
  readonly wallMs: number
  /** Of the process. */
  readonly peakBytes: number
  readonly created: number
  readonly refreshed: number
}

const execute = promisify(execFile)
const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** One run, the service and the client each in a fresh process. @throws {Error} when it did not do its work */
export async function measureRun(
  { pages, latencyMs }: ServiceTask,
  concurrency: number,
): Promise<ClientMeasures & ServiceCounts> {
  const child = fork(file('service-process.ts'), [JSON.stringify({ pages, latencyMs })])
  try {
    const [service] = await once(child, 'message')
    const task: ClientTask = { pages, concurrency, service }
    const { stdout } = await execute(process.execPath, [file('client-process.ts'), JSON.stringify(task)])
    child.send('count')
    const [counts] = await once(child, 'message')
    const run: ClientMeasures & ServiceCounts = { ...JSON.parse(stdout), ...counts }
    const complete = run.created === pages / 2 && run.refreshed === pages / 2 && run.reports === pages
    if (!complete) throw new Error(`the run is no measure: ${JSON.stringify(run)}`)
    return run
  } finally {
    child.kill()
  }
}

/**
 * Peak memory of a Node process that does nothing. Another such process starts it, because what a process
 * has at most begins, on Linux, with what the one that started it had.
 */
export async function bareNodeBytes(): Promise<number> {
  const bare = `process.resourceUsage().maxRSS * 1024`
  const starter = `child_process.execFileSync(process.execPath, ['-p', '${bare}'], { encoding: 'utf8' })`
  const { stdout } = await execute(process.execPath, ['-p', starter])
  return Number(stdout)
}
