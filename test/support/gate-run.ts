import { setTimeout } from 'node:timers/promises'
import type { Client } from '../../src/client/client.ts'
import { checkPages, type GatePorts } from '../../src/gate/check-pages.ts'
import type { Inputs } from '../../src/gate/inputs/inputs.ts'
import type { RunResult } from '../../src/report/run-result.ts'
import { someInputs } from './inputs.ts'

/** Checks pages through a client, on the real clock. */
export const check = (
  client: Client,
  urls: readonly string[],
  inputs: Partial<Inputs> = {},
  ports: Partial<GatePorts> = {},
): Promise<RunResult> =>
  checkPages(someInputs(urls, inputs), {
    client,
    engine: { kind: 'service', baseUrl: 'http://127.0.0.1' },
    now: () => new Date(),
    sleep: (ms, signal) => setTimeout(ms, undefined, { signal }),
    onDuplicates: () => {},
    onPage: () => {},
    ...ports,
  })

/** Pages of one host. */
export const pageUrls = (count: number, end = ''): string[] =>
  Array.from({ length: count }, (_, n) => `https://shop.example/${n}${end}`)

/** Pages of as many hosts, so that each is searched for by itself. */
export const hostUrls = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `https://${n}.shop.example/`)
