import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Client } from '../../src/client/client.ts'
import { BadResponseError } from '../../src/client/errors/bad-response-error.ts'
import { serviceAndClient } from '../support/client-of.ts'
import { rejectionOf } from '../support/rejection.ts'
import type { Answer } from '../support/report-service.ts'
import { endlessBody, html } from '../support/service-faults.ts'

const page = 'https://shop.example/'
const report = { id: 7, url: page, result: 'good' }

type Call = (client: Client) => Promise<unknown>
const show: Call = ({ reports }) => reports.show('7')
const create: Call = ({ reports }) => reports.create({ url: page })
const refresh: Call = ({ reports }) => reports.update('7', { results: true })
const list: Call = ({ reports }) => Array.fromAsync(reports.list())

async function failure(call: Call, answer: Answer): Promise<BadResponseError> {
  const { client } = await serviceAndClient({ answer: () => answer })
  const error = await rejectionOf(call(client), BadResponseError)
  expect(error).toMatchObject({ name: 'BadResponseError', code: 'bad-response' })
  expect(error.message).not.toMatch(/[\n\r\u001b]/)
  return error
}

describe('JSON without the expected meaning', () => {
  test.each<[string, Call, unknown, string]>([
    ['null', show, null, 'without a report: `id` or `url` is missing'],
    ['a text', show, '"ok"', 'without a report'],
    ['a list', show, [report], 'without a report'],
    ['a list in data', show, { data: [report] }, 'without a report'],
    ['an empty object', create, {}, 'without a report'],
    [
      'a time that is none',
      show,
      { ...report, generated_at: '2 minutes ago' },
      'report 7 has a generated_at that is no time',
    ],
    ['a long id', show, { ...report, id: 'x'.repeat(201) }, 'without a report'],
    ['word of a failure', refresh, { success: false, message: 'Quota used up.' }, 'it says that it failed'],
    ['no field for a result', show, { id: 7, url: page }, 'report 7 has no recognizable result'],
    ['no id', create, { data: { url: page, result: 'good' } }, 'without a report'],
    ['a null id', create, { ...report, id: null }, 'without a report'],
    ['a fractional id', create, { ...report, id: 1.5 }, 'without a report'],
    [
      'an id beyond exact numbers',
      create,
      '{"id":9007199254740993,"url":"https://shop.example/"}',
      'without a report',
    ],
    ['an empty id', create, { ...report, id: '' }, 'without a report'],
    ['an id that leaves its folder', create, { ...report, id: '..' }, 'without a report'],
    [
      'an id of half a character',
      create,
      '{"id":"\\ud83d","url":"https://shop.example/"}',
      'without a report',
    ],
    ['no url', create, { id: 7, result: 'good' }, 'without a report'],
    ['an unknown result', create, { ...report, result: 'excellent' }, 'report 7 has no recognizable result'],
    ['a numeric result', show, { ...report, result: 1 }, 'report 7 has no recognizable result'],
    ['a true result', refresh, { ...report, result: true }, 'report 7 has no recognizable result'],
    ['a result of several', show, { ...report, result: ['good'] }, 'report 7 has no recognizable result'],
    ['another report on show', show, { ...report, id: 8 }, 'with report 8 instead of 7'],
    ['another report on update', refresh, { ...report, id: 8 }, 'with report 8 instead of 7'],
    ['no list', list, { data: report }, 'without a list of reports'],
    ['an object for a list', list, {}, 'without a list of reports'],
    ['a number for a list', list, 7, 'without a list of reports'],
    ['a list of anything', list, [null], 'without a report'],
    ['a list whose entries have no url', list, { data: [{ id: 7 }, { id: 8 }] }, 'without a report'],
  ])('%s', async (_, call, body, problem) => {
    const raw = typeof body === 'string' ? body : JSON.stringify(body)
    const error = await failure(call, { body: raw })
    expect(error.message).toContain(`answered 200, but ${problem}`)
    expect(error.status).toBe(200)
  })

  test('what it quotes is one line without secrets', async () => {
    const { client } = await serviceAndClient(
      { answer: () => ({ body: { ...report, id: '7\n::error::test-key-31c5', result: '?' } }) },
      { apiKey: 'test-key-31c5' },
    )
    await expect(create(client)).rejects.toThrow(
      /, but report 7 ::error::\*\*\* has no recognizable result \(application\/json\): \{"id":"7\\n::error::\*\*\*","url":"[^"\n]*","result":"\?"\}$/,
    )
  })
})

describe('no JSON', () => {
  test.each<[string, Answer, string]>([
    ['an HTML page', html('<h1>It works!</h1>'), '(text/html; charset=utf-8): <h1>It works!</h1>'],
    ['an empty 200', {}, '(no content type): an empty body'],
    ['an empty 204', { status: 204 }, '(no content type): an empty body'],
    ['white space', { body: ' \n ' }, '(no content type): an empty body'],
    ['truncated JSON', { body: '{"data":{"id":7,"url":' }, '(no content type): {"data":{"id":7,"url":'],
    ['two JSON values', { body: '{} {}' }, '(no content type): {} {}'],
    ['control characters', { body: '\u001b[31m\n::error::x' }, '(no content type): [31m ::error::x'],
    ['bytes', { body: Buffer.from([0xff, 0xfe, 0x00]) }, '(no content type): \ufffd\ufffd'],
    ['a long page', html('x'.repeat(5000)), `: ${'x'.repeat(199)}…`],
  ])('%s', async (_, answer, problem) => {
    const error = await failure(create, answer)
    expect(error.message).toMatch(/^POST \/api\/v1\/reports answered 20\d, but not with JSON \(/)
    expect(error.message.endsWith(problem)).toBe(true)
  })

  test('the key is taken out before the text is cut', async () => {
    const { client } = await serviceAndClient(
      { answer: () => html(`${' '.repeat(600)}${'x'.repeat(190)}test-key-31c5`) },
      { apiKey: 'test-key-31c5' },
    )
    const error = await rejectionOf(create(client), BadResponseError)
    expect(error.message).toMatch(/: x{190}\*\*\*$/)
  })
})

describe('a redirect of a write is not followed', () => {
  test.each([301, 302, 303, 307, 308])('%i', async status => {
    const elsewhere = await serviceAndClient()
    const { baseUrl } = elsewhere.service
    const location = `${baseUrl}/api/v1/reports/7`
    const error = await failure(refresh, { status, headers: { location } })
    expect(error.message).toBe(
      `PUT /api/v1/reports/7 answered ${status}, but it redirects to ${location}, and a PUT is not repeated there; set base-url to ${baseUrl}, if that is your service`,
    )
    expect(elsewhere.service.requests).toEqual([])
  })

  test('to nowhere', async () => {
    expect((await failure(create, { status: 302 })).message).toContain('but it redirects to nowhere')
  })

  test('with the key in its address', async () => {
    const location = `https://evil.example/${'x'.repeat(470)}?key=test-key-31c5`
    const error = await failure(create, { status: 302, headers: { location } })
    expect(error.message).not.toContain('test-key')
    expect(error.message).toContain('?key=***')
  })
})

describe('a body', () => {
  const padded = (bytes: number) => JSON.stringify(report).padEnd(bytes)

  test('of 10 MB is read', async () => {
    const { client } = await serviceAndClient({ answer: () => ({ body: padded(10_000_000) }) })
    expect(await create(client)).toMatchObject({ id: '7' })
  })

  test('of more is not', async () => {
    const error = await failure(create, { body: padded(10_000_001) })
    expect(error.message).toContain('answered 200, but with more than 10 MB')
  })

  test('without end is cut off', async () => {
    const { answer, sent } = endlessBody()
    await failure(create, answer)
    expect(sent()).toBeLessThan(100e6)
  })

  test('that is compressed is read', async () => {
    const body = gzipSync(JSON.stringify(report))
    const { client } = await serviceAndClient({
      answer: () => ({ headers: { 'content-encoding': 'gzip' }, body }),
    })
    expect(await create(client)).toMatchObject({ id: '7', result: 'good' })
  })

  test('counts decompressed', async () => {
    const body = gzipSync(Buffer.alloc(50_000_000, ' '))
    const error = await failure(create, { headers: { 'content-encoding': 'gzip' }, body })
    expect(error.message).toContain('with more than 10 MB')
  })

  test('may begin with a byte order mark', async () => {
    const { client } = await serviceAndClient({ answer: () => ({ body: `\ufeff${JSON.stringify(report)}` }) })
    expect(await create(client)).toMatchObject({ id: '7' })
  })
})
