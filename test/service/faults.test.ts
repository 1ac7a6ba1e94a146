import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestService } from '../support/test-service.ts'

const url = 'https://shop.example/'

describe('a fault of the analyzer', () => {
  test.each([
    ['POST', '/api/v1/reports', { url }],
    ['PUT', '/api/v1/reports/1', { results: '1' }],
  ])('on %s is a 500 that keeps it to itself, and is told to the operator', async (method, path, form) => {
    using service = new TestService()
    if (method === 'PUT') await service.create(url)
    const fault = new Error('parser met /srv/private/file')
    service.analyze = async () => {
      throw fault
    }
    const { status, text, body } = await service.send(method, path, { form })
    expect([status, typeof body.message]).toEqual([500, 'string'])
    expect(text).not.toMatch(/parser|private|at .*:\d+/)
    expect(service.faults).toEqual([fault])
  })

  test('on create leaves nothing behind', async () => {
    using service = new TestService()
    service.analyze = async () => Promise.reject(new Error('once'))
    await service.send('POST', '/api/v1/reports', { form: { url } })
    expect((await service.list()).body.data).toEqual([])
  })
})

test('an aborted request is nobody’s fault, reaches the analyzer and stores nothing', async () => {
  using service = new TestService()
  const started = Promise.withResolvers<void>()
  service.analyze = (_, { signal }) => {
    started.resolve()
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const stop = new AbortController()
  const sent = service.send('POST', '/api/v1/reports', { form: { url }, signal: stop.signal })
  await started.promise
  stop.abort(new Error('enough'))
  expect((await sent).status).toBe(503)
  expect(service.faults).toEqual([])
  expect((await service.list()).body.data).toEqual([])
})

describe('whatever is sent', () => {
  let service: TestService
  beforeAll(async () => {
    service = new TestService()
    await service.create(url)
  })
  afterAll(() => service[Symbol.dispose]())

  const hostile = fc.oneof(
    fc.constantFrom(
      "' OR 1=1 --",
      "'; DROP TABLE reports; --",
      '") UNION SELECT * FROM reports --',
      ':account',
      '?1',
      '%00',
      '\u0000',
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '{{7*7}}',
      '../../etc/passwd',
      '-9223372036854775809',
      '1e309',
    ),
    fc.string({ unit: 'binary' }),
  )
  const names =
    'search search_by project result sort_by sort per_page page url privacy password results id account'
  const parameters = fc.array(fc.tuple(fc.constantFrom(...names.split(' ')), hostile), { maxLength: 5 })
  const understood = [200, 201, 400, 404, 409, 413, 415, 422]

  const expectSound = ({ status, text, headers }: { status: number; text: string; headers: Headers }) => {
    expect(understood).toContain(status)
    expect(headers.get('content-type')).toBe('application/json')
    expect(() => JSON.parse(text)).not.toThrow()
    expect(service.faults).toEqual([])
  }

  test('in a query is understood or refused', async () => {
    await fc.assert(
      fc.asyncProperty(parameters, async given => {
        expectSound(await service.send('GET', `/api/v1/reports?${new URLSearchParams(given)}`))
      }),
    )
  })

  test('in a form is understood or refused', async () => {
    const target = fc.constantFrom(['POST', '/api/v1/reports'], ['PUT', '/api/v1/reports/1'])
    await fc.assert(
      fc.asyncProperty(target, parameters, async ([method = '', path = ''], form) => {
        expectSound(await service.send(method, path, { form }))
      }),
    )
  })

  test('as a body of any bytes is understood or refused', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1 }), async body => {
        expectSound(await service.send('POST', '/api/v1/reports', { body: new Uint8Array(body), headers }))
      }),
    )
  })

  test('as a path leads to a report or nowhere', async () => {
    const encoded = hostile.map(text => encodeURIComponent(text.toWellFormed()))
    const raw = hostile.map(text => text.replace(/[?#\\]/g, ''))
    await fc.assert(
      fc.asyncProperty(fc.oneof(encoded, raw), async id => {
        const answer = await service.send('GET', `/api/v1/reports/${id}`)
        expectSound(answer)
      }),
    )
  })

  test('as a key is unknown', async () => {
    const key = fc.string({
      unit: fc.integer({ min: 0x21, max: 0xff }).map(code => String.fromCharCode(code)),
    })
    await fc.assert(
      fc.asyncProperty(key, async authorization => {
        const headers = { authorization: `Bearer ${authorization}` }
        const { status } = await service.send('GET', '/api/v1/reports', { key: null, headers })
        expect(status).toBe(401)
      }),
    )
  })
})
