import { expect, test } from 'vitest'
import { TestService } from '../support/test-service.ts'

test('a report is shown with its checks', async () => {
  using service = new TestService()
  const created = await service.create('https://shop.example/')
  const { status, body } = await service.send('GET', `/api/v1/reports/${created.id}`)
  expect([status, body.data]).toEqual([200, created])
})

test.each([
  '0',
  '-1',
  '+1',
  '01',
  '1.0',
  '1e0',
  '1e3',
  '0x1',
  '1%20',
  '%201',
  '1%00',
  '../1',
  '..%2f1',
  '1%2f..',
  '1/',
  '1/checks',
  '1;--',
  '1%20OR%201=1',
  'NaN',
  'null',
  '9'.repeat(15),
  '9007199254740993',
  '9'.repeat(30),
  '%',
  '%FF',
  '१',
])('"%s" is no report: 404', async id => {
  using service = new TestService()
  await service.create('https://shop.example/')
  const { status, body } = await service.send('GET', `/api/v1/reports/${id}`)
  expect([status, typeof body.message]).toEqual([404, 'string'])
  expect(service.faults).toEqual([])
})

test.each([
  ['GET', '/'],
  ['GET', '/api/v1'],
  ['GET', '/api/v1/report'],
  ['GET', '/api/v2/reports'],
  ['POST', '/api/v1/reports/1'],
  ['PUT', '/api/v1/reports'],
])('%s %s is nothing that is here: 404 in JSON', async (method, path) => {
  using service = new TestService()
  const form = method === 'GET' ? {} : { form: {} }
  const { status, headers } = await service.send(method, path, form)
  expect([status, headers.get('content-type')]).toEqual([404, 'application/json'])
})
