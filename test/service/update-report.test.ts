import { describe, expect, test } from 'vitest'
import { PageUnreachableError } from '../../src/analyzer/fetch/page-unreachable-error.ts'
import { aCheck } from '../support/run-results.ts'
import { anAnalysis, TestService } from '../support/test-service.ts'

const url = 'https://shop.example/'
const path = '/api/v1/reports/1'

describe.each(['PUT', 'PATCH'])('%s', method => {
  test('with results=1 analyses the page again', async () => {
    using service = new TestService()
    const before = await service.create(url)
    const checks = [aCheck()]
    service.analyze = async () => anAnalysis(url, { result: 'bad', score: 12, checks })
    service.now = new Date('2026-02-01T00:00:00.000Z')
    const { status, body } = await service.send(method, path, { form: { results: '1' } })
    expect([status, body.data]).toEqual([
      200,
      { ...before, result: 'bad', score: 12, checks, generated_at: '2026-02-01T00:00:00.000Z' },
    ])
    expect(await service.show(1)).toEqual(body.data)
  })

  test.each([{}, { results: '0' }, { results: '' }])('with %o does not', async form => {
    using service = new TestService()
    const before = await service.create(url)
    service.now = new Date('2026-02-01T00:00:00.000Z')
    const { status, body } = await service.send(method, path, { form })
    expect([status, body.data]).toEqual([200, before])
    expect(service.analysed).toHaveLength(1)
  })

  test.each(['2', 'true', 'yes', '01', '-1', ' 1'])(
    'with results=%s is a 422 that names it',
    async results => {
      using service = new TestService()
      await service.create(url)
      const { status, body } = await service.send(method, path, { form: { results } })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['results']])
    },
  )

  test.each(['0', '2', '../1', 'x'])('of %s, which is not there, is a 404', async id => {
    using service = new TestService()
    await service.create(url)
    const sending = { form: { results: '1', privacy: '1' } }
    const { status } = await service.send(method, `/api/v1/reports/${id}`, sending)
    expect([status, service.analysed]).toEqual([404, [url]])
  })
})

test.each([
  ['the clock stands still', '2026-01-31T12:00:00.000Z'],
  ['the clock went back', '2020-01-01T00:00:00.000Z'],
])('a refresh moves generated_at even when %s', async (_, instant) => {
  using service = new TestService()
  const seen = [(await service.create(url)).generated_at]
  service.now = new Date(instant)
  for (let round = 0; round < 3; round++) {
    const { body } = await service.send('PUT', path, { form: { results: '1' } })
    seen.push(body.data.generated_at)
  }
  expect(seen).toEqual([...new Set(seen)].sort())
  expect((await service.show(1)).created_at).toBe(seen[0])
})

test('a failed refresh changes nothing and says why', async () => {
  using service = new TestService()
  const before = await service.create(url)
  service.analyze = async () => {
    throw new PageUnreachableError('The page does not answer.')
  }
  const { status, body } = await service.send('PUT', path, { form: { results: '1', privacy: '1' } })
  expect([status, body.code, body.message]).toEqual([422, 'page-unreachable', 'The page does not answer.'])
  expect(await service.show(1)).toEqual(before)
})

test('what changes while a refresh is under way is not undone by it', async () => {
  using service = new TestService()
  await service.create(url)
  const { promise: analysis, resolve } = Promise.withResolvers<ReturnType<typeof anAnalysis>>()
  service.analyze = () => analysis
  const refresh = service.send('PUT', path, { form: { results: '1' } })
  const access = await service.send('PATCH', path, { form: { privacy: '1' } })
  expect(access.body.data).toMatchObject({ privacy: 1, result: 'good' })
  resolve(anAnalysis(url, { result: 'bad', score: 3 }))
  expect((await refresh).body.data).toMatchObject({ privacy: 1, result: 'bad', score: 3 })
})
