import type { PageError } from '../report/run-result.ts'
import { RunStop } from './run-stop.ts'

/** So many pages in a row without any connection, and the service is down rather than shaky. */
const maxUnreachablePages = 5

/** Watches how pages end; returns what ends the run once the service turns out to be down, else null. */
export function createOutageWatch(): (error: PageError | null) => RunStop | null {
  let unreachable = 0
  return error => {
    unreachable = error?.code === 'network' ? unreachable + 1 : 0
    if (error === null || unreachable < maxUnreachablePages) return null
    const message = `The service is down: ${unreachable} pages in a row got no answer. ${error.message}`
    return new RunStop({ code: 'network', message, status: null })
  }
}
