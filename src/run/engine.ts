import { createAnalyzer } from '../analyzer/analyzer.ts'
import { rulesetVersion } from '../analyzer/ruleset.ts'
import { type Client, type ClientOptions, createClient } from '../client/client.ts'
import { createTransport } from '../client/fetch.ts'
import type { Inputs } from '../gate/inputs/inputs.ts'
import type { Engine } from '../report/run-result.ts'
import { version } from '../report/version.ts'
import { createEmbeddedService } from '../service/embedded.ts'

export interface OpenEngine {
  readonly engine: Engine
  readonly client: Client
  /** Lets go of connections and memory; what is still under way may fail after it. */
  close(): Promise<void>
}

const userAgent = `seo-report-action/${version}`

/** The service that the inputs name, or the embedded one: the same client drives both. */
export function openEngine(inputs: Inputs, ports: EnginePorts): OpenEngine {
  return inputs.service ? openService(inputs, inputs.service) : openEmbedded(inputs, ports)
}

export interface EnginePorts {
  readonly now: () => Date
  readonly onFault: (error: Error) => void
}

function openService(
  { concurrency, password }: Inputs,
  { baseUrl, apiKey }: NonNullable<Inputs['service']>,
): OpenEngine {
  const { protocol, host } = new URL(baseUrl)
  // Without TLS a proxy would read the key; such a service is in this network anyway.
  const { fetch, close } = createTransport(concurrency, { direct: protocol === 'http:' ? [host] : [] })
  const client = connect({ baseUrl, apiKey, fetch }, password)
  return { engine: { kind: 'service', baseUrl }, client, close }
}

function openEmbedded({ concurrency, password }: Inputs, { now, onFault }: EnginePorts): OpenEngine {
  const analyzer = createAnalyzer({ now, connections: concurrency })
  const service = createEmbeddedService({ analyzer, now, onFault })
  return {
    engine: { kind: 'embedded', rulesetVersion },
    client: connect(service, password),
    async close() {
      await analyzer.close()
      service.close()
    },
  }
}

const connect = (
  { baseUrl, apiKey, fetch }: Pick<ClientOptions, 'baseUrl' | 'apiKey' | 'fetch'>,
  password: string | null,
): Client => createClient({ baseUrl, apiKey, fetch, secrets: [password ?? ''], userAgent })
