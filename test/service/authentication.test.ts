import { describe, expect, test } from 'vitest'
import { TestService } from '../support/test-service.ts'

const routes = [
  ['GET', '/api/v1/reports'],
  ['POST', '/api/v1/reports'],
  ['GET', '/api/v1/reports/1'],
  ['PUT', '/api/v1/reports/1'],
  ['PATCH', '/api/v1/reports/1'],
  ['GET', '/api/v1/anything'],
] as const

describe.each(routes)('%s %s', (method, path) => {
  test.each([
    ['nothing', undefined],
    ['another scheme', 'Basic a2V5LW9mLWFkYQ=='],
    ['only the key', 'key-of-ada'],
    ['only the scheme', 'Bearer '],
    ['an unknown key', 'Bearer key-of-eve'],
    ['a key in pieces', 'Bearer key-of-ada key-of-bob'],
    ['a key in other letter case', 'Bearer KEY-OF-ADA'],
  ])('with %s is a 401 that names the scheme', async (_, authorization) => {
    using service = new TestService()
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
    const answer = await service.send(method, path, { key: null, headers })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(answer.body.message).toMatch(/key/)
    expect(service.analysed).toEqual([])
  })
})

test.each(['Bearer key-of-ada', 'bearer key-of-ada', 'BEARER  key-of-ada'])('"%s" is let in', async given => {
  using service = new TestService()
  const answer = await service.send('GET', '/api/v1/reports', {
    key: null,
    headers: { authorization: given },
  })
  expect(answer.status).toBe(200)
})

describe('an account', () => {
  test('never sees or changes what belongs to another', async () => {
    using service = new TestService()
    const { id } = await service.create('https://ada.example/', { privacy: '1' })
    const foreign = { key: 'key-of-bob' }
    const form = { privacy: '0', results: '1' }
    const answers = [
      await service.send('GET', `/api/v1/reports/${id}`, foreign),
      await service.send('PUT', `/api/v1/reports/${id}`, { ...foreign, form }),
      await service.send('PATCH', `/api/v1/reports/${id}`, { ...foreign, form }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(service.analysed).toEqual(['https://ada.example/'])
    expect((await service.show(id)).privacy).toBe(1)

    for (const query of ['', '?search=ada', '?project=ada.example', '?result=good']) {
      const { body } = await service.send('GET', `/api/v1/reports${query}`, foreign)
      expect([query, body.data, body.meta]).toEqual([query, [], expect.objectContaining({ total: 0 })])
    }
  })

  test('can have a report of the page that another has one of', async () => {
    using service = new TestService()
    const [ofAda, ofBob] = [
      await service.create('https://shared.example/'),
      await service.create('https://shared.example/', {}, 'key-of-bob'),
    ]
    expect(ofBob.id).not.toBe(ofAda.id)
    expect((await service.show(ofBob.id, 'key-of-bob')).url).toBe('https://shared.example/')
  })
})

test('an answer to nobody says the same of a report that is there and one that is not', async () => {
  using service = new TestService()
  const { id } = await service.create('https://ada.example/')
  const [there, not] = [
    await service.send('GET', `/api/v1/reports/${id}`, { key: 'key-of-bob' }),
    await service.send('GET', '/api/v1/reports/999', { key: 'key-of-bob' }),
  ]
  expect(there.text).toBe(not.text)
})
