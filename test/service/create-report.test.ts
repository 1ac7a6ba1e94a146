import { describe, expect, test } from 'vitest'
import { PageUnreachableError } from '../../src/analyzer/fetch/page-unreachable-error.ts'
import { aCheck } from '../support/run-results.ts'
import { anAnalysis, type Sending, TestService } from '../support/test-service.ts'

const form = 'application/x-www-form-urlencoded'
const post = (service: TestService, sending: Sending) => service.send('POST', '/api/v1/reports', sending)

test('a new report is a 201 with all that is known of it', async () => {
  using service = new TestService()
  const checks = [aCheck({ details: { count: 1, instances: ['<title>'] } }), aCheck({ status: 'passed' })]
  service.analyze = async url => anAnalysis(url, { result: 'decent', score: 61, checks })
  const { status, headers, body } = await post(service, { form: { url: 'https://shop.example/tea' } })
  expect([status, headers.get('content-type')]).toEqual([201, 'application/json'])
  expect(body).toEqual({
    data: {
      id: 1,
      url: 'https://shop.example/tea',
      project: 'shop.example',
      privacy: 0,
      result: 'decent',
      score: 61,
      created_at: '2026-01-31T12:00:00.000Z',
      generated_at: '2026-01-31T12:00:00.000Z',
      report_url: null,
      checks,
    },
  })
  expect(await service.show(1)).toEqual(body.data)
})

describe('the url', () => {
  test.each([
    ['https://Shop.EXAMPLE', 'https://shop.example/', 'shop.example'],
    ['https://shop.example:443/a/../b?x=%41#part', 'https://shop.example/b?x=%41', 'shop.example'],
    ['http://bücher.example:8080/ü', 'http://xn--bcher-kva.example:8080/%C3%BC', 'xn--bcher-kva.example'],
    [' http://[::1]/ ', 'http://[::1]/', '[::1]'],
    ["https://shop.example/'; DROP TABLE reports;--", "https://shop.example/'", 'shop.example'],
  ])('%s is normalized', async (url, normalized, project) => {
    using service = new TestService()
    const report = await service.create(url)
    expect(report.url.startsWith(normalized)).toBe(true)
    expect(report.project).toBe(project)
    expect(service.analysed).toEqual([report.url])
  })

  test.each([
    '',
    'shop.example',
    '/tea',
    'ftp://shop.example/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://',
    'https://user@shop.example/',
    'https://user:secret@shop.example/',
    'https://shop.example:99999/',
  ])('"%s" is refused by a 422 that names it', async url => {
    using service = new TestService()
    const { status, body, text } = await post(service, { form: { url } })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['url']])
    expect(text).not.toContain('secret')
    expect(service.analysed).toEqual([])
  })

  test('that is missing, or there twice, is refused the same way', async () => {
    using service = new TestService()
    const twice: [string, string][] = ['https://a.example/', 'https://b.example/'].map(url => ['url', url])
    for (const sending of [{ form: {} }, { form: twice }]) {
      const { status, body } = await post(service, sending)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['url']])
    }
  })
})

describe('a page that has a report already', () => {
  test.each(['https://shop.example/', 'HTTPS://SHOP.example', 'https://shop.example:443/#top'])(
    'is a 409 that says which, as %s too',
    async url => {
      using service = new TestService()
      const { id } = await service.create('https://shop.example/')
      const { status, body } = await post(service, { form: { url } })
      expect([status, Object.keys(body.errors)]).toEqual([409, ['url']])
      expect(body.message).toContain(`report ${id} `)
      expect(service.analysed).toHaveLength(1)
    },
  )

  test('is told even when both were asked for at once', async () => {
    using service = new TestService()
    const both = Promise.withResolvers<void>()
    service.analyze = async url => {
      if (service.analysed.length === 2) both.resolve()
      await both.promise
      return anAnalysis(url)
    }
    const create = () => post(service, { form: { url: 'https://shop.example/' } })
    const answers = await Promise.all([create(), create()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await service.list()).body.meta).toMatchObject({ total: 1 })
    expect(service.faults).toEqual([])
  })
})

test('a page that cannot be had is a 422 with its own code, and no report', async () => {
  using service = new TestService()
  service.analyze = async () => {
    throw new PageUnreachableError('The page does not answer.')
  }
  const { status, body } = await post(service, { form: { url: 'https://shop.example/' } })
  expect([status, body.code, body.message]).toEqual([422, 'page-unreachable', 'The page does not answer.'])
  expect((await service.list()).body.data).toEqual([])
  expect(service.faults).toEqual([])

  service.analyze = async url => anAnalysis(url)
  expect((await service.create('https://shop.example/')).result).toBe('good')
})

describe('the body', () => {
  const url = 'url=https%3A%2F%2Fshop.example%2F'

  test.each([form, `${form}; charset=UTF-8`, 'Application/X-WWW-Form-URLEncoded', `${form} ;charset=utf-8`])(
    'may be %s',
    async type => {
      using service = new TestService()
      const { status } = await post(service, { body: url, headers: { 'content-type': type } })
      expect(status).toBe(201)
    },
  )

  test.each([
    'application/json',
    'multipart/form-data; boundary=x',
    'text/plain',
    `${form}x`,
    `text/x, ${form}`,
  ])('may not be %s: 415', async type => {
    using service = new TestService()
    const { status } = await post(service, { body: url, headers: { 'content-type': type } })
    expect(status).toBe(415)
  })

  test('may hold 64 KiB and not a byte more', async () => {
    using service = new TestService()
    const headers = { 'content-type': form }
    const padded = (bytes: number) => `${url}&more=`.padEnd(bytes, 'x')
    expect((await post(service, { body: padded(65_537), headers })).status).toBe(413)
    expect((await post(service, { body: padded(65_536), headers })).status).toBe(201)
  })

  test('is read no further than that, though it never ends', async () => {
    using service = new TestService()
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(10_000).fill(0x78))
      },
    })
    const { status } = await post(service, { body: endless, headers: { 'content-type': form } })
    expect(status).toBe(413)
    expect(pulled).toBeLessThan(20)
  })

  test.each([
    ['a lone byte', [0xff]],
    ['Latin-1', [0x66, 0xfc, 0x72]],
    ['a cut sequence', [0xe2, 0x82]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
  ])('that is not UTF-8 (%s) is a 400', async (_, bytes) => {
    using service = new TestService()
    const body = new Uint8Array([...Buffer.from(`${url}&more=`), ...bytes])
    expect((await post(service, { body, headers: { 'content-type': form } })).status).toBe(400)
  })
})
