import { onTestFinished } from 'vitest'
import { type Client, type ClientOptions, createClient } from '../../src/client/client.ts'
import { createTransport } from '../../src/client/fetch.ts'
import { type ReportService, type ReportServiceOptions, startReportService } from './report-service.ts'

/** A report service that ends with the test. */
export async function serveReports(options?: ReportServiceOptions): Promise<ReportService> {
  const service = await startReportService(options)
  onTestFinished(() => service[Symbol.asyncDispose]())
  return service
}

/** The client over real sockets, without pauses between tries; its connections end with the test. */
export function clientOf(
  { baseUrl, apiKey }: { readonly baseUrl: string; readonly apiKey: string },
  { connections = 8, ...options }: Partial<ClientOptions> & { readonly connections?: number } = {},
): Client {
  const { fetch, close } = createTransport(connections)
  onTestFinished(close)
  return createClient({ baseUrl, apiKey, fetch, sleep: noPause, ...options })
}

/** A service and a client that talks to it. */
export async function serviceAndClient(
  options?: ReportServiceOptions,
  clientOptions?: Partial<ClientOptions>,
): Promise<{ service: ReportService; client: Client }> {
  const service = await serveReports(options)
  return { service, client: clientOf(service, clientOptions) }
}

/** Instead of the timer, for what would wait between tries. */
export const noPause = async (_ms: number, signal?: AbortSignal): Promise<void> => signal?.throwIfAborted()
