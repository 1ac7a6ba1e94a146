import type { Fault } from './faults.ts'
import { type FaultName, faults, loopMark } from './faults.ts'
import { type ReportService, type ReportServiceOptions, startReportService } from './report-service.ts'
import { serve } from './serve.ts'

export interface FaultServer extends ReportService {
  /** All that another origin was sent, byte by byte as text: request lines, headers and bodies. */
  readonly sentElsewhere: string[]
}

/** The n-th request gets the n-th fault, null being none; after the last it starts again. */
export type FaultSchedule = readonly (FaultName | null)[]

/**
 * A report service on real sockets with faults by the number of the request, and another origin, to which
 * some faults redirect, that wants to be logged in to.
 */
export async function startFaultServer(
  schedule: FaultSchedule,
  options: Omit<ReportServiceOptions, 'answer'> = {},
): Promise<FaultServer> {
  const sentElsewhere: string[] = []
  const elsewhere = await serve(async (request, response) => {
    const body = (await Array.fromAsync(request)).join('')
    sentElsewhere.push([request.method, request.url, ...request.rawHeaders, body].join('\n'))
    const signIn = sentElsewhere.length % 2 === 0
    response.writeHead(signIn ? 200 : 401, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>')
  })
  let count = 0
  const service: ReportService = await startReportService({
    ...options,
    answer(request, proceed) {
      const due = schedule[count++ % schedule.length]
      const name = request.query.has(loopMark) ? 'redirect loop' : due
      const fault: Fault | null = name ? faults[name] : null
      return fault?.({ request, proceed, refuse: service.refuse, elsewhere: elsewhere.origin })
    },
  })
  const { baseUrl, apiKey, records, requests, refuse } = service
  return {
    baseUrl,
    apiKey,
    records,
    requests,
    refuse,
    sentElsewhere,
    get mostInFlight() {
      return service.mostInFlight
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([service[Symbol.asyncDispose](), elsewhere[Symbol.asyncDispose]()])
    },
  }
}
