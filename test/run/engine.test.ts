import { expect, onTestFinished, test, vi } from 'vitest'
import { openEngine } from '../../src/run/engine.ts'
import { someInputs } from '../support/inputs.ts'
import { serve } from '../support/serve.ts'

const ports = { now: () => new Date(), onFault: () => {} }

// `.invalid` never resolves (RFC 6761): without the proxy there is no answer, and nothing leaves this machine.
test('a service without TLS is never asked for through a proxy, which would read the key', async () => {
  const asked: string[] = []
  await using proxy = await serve((request, response) => {
    asked.push(request.url ?? '')
    response.end('{}')
  })
  for (const name of ['http_proxy', 'https_proxy', 'no_proxy', 'NO_PROXY']) vi.stubEnv(name, undefined)
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY']) vi.stubEnv(name, proxy.origin)
  onTestFinished(() => void vi.unstubAllEnvs())

  const service = { baseUrl: 'http://seo.invalid:8080', apiKey: 'k' }
  const { client, close } = openEngine(someInputs(['https://shop.example/'], { service }), ports)
  await expect(client.reports.show('1')).rejects.toMatchObject({ name: 'NetworkError' })
  await close()
  expect(asked).toEqual([])
})
