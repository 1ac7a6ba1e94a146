import { describe, expect, test } from 'vitest'
import { errorCodeFor, ResponseError } from '../../src/client/errors/response-error.ts'
import { serviceAndClient } from '../support/client-of.ts'
import { rejectionOf } from '../support/rejection.ts'
import type { Answer } from '../support/report-service.ts'
import { html } from '../support/service-faults.ts'

const page = 'https://shop.example/'

async function failure(answer: Answer, secrets: readonly string[] = []): Promise<ResponseError> {
  const { client } = await serviceAndClient({ answer: () => answer }, { secrets })
  const error = await rejectionOf(client.reports.create({ url: page }), ResponseError)
  expect(error).toMatchObject({ name: 'ResponseError', method: 'POST', path: '/api/v1/reports' })
  return error
}

describe('the code of a status', () => {
  test.each([
    [400, 'validation'],
    [401, 'unauthorized'],
    [402, 'validation'],
    [403, 'forbidden'],
    [404, 'bad-response'],
    [405, 'bad-response'],
    [406, 'validation'],
    [408, 'timeout'],
    [409, 'validation'],
    [410, 'bad-response'],
    [413, 'validation'],
    [415, 'validation'],
    [422, 'validation'],
    [425, 'validation'],
    [429, 'rate-limited'],
    [451, 'validation'],
    [500, 'server-error'],
    [501, 'server-error'],
    [502, 'server-error'],
    [503, 'server-error'],
    [504, 'server-error'],
    [599, 'server-error'],
  ])('%i is %s', async (status, code) => {
    const error = await failure({ status, body: { message: 'No.' } })
    expect(error).toMatchObject({ code, status, serviceMessage: 'No.' })
    expect(error.message).toBe(`POST /api/v1/reports answered ${status}: No.`)
  })

  test.each([
    [422, 'page-unreachable', 'page-unreachable'],
    [500, 'page-unreachable', 'page-unreachable'],
    [401, 'page-unreachable', 'unauthorized'],
    [403, 'page-unreachable', 'forbidden'],
    [422, 'network', 'validation'],
    [422, 7, 'validation'],
    [422, null, 'validation'],
  ])('%i that is named %j is %s', (status, named, code) => {
    expect(errorCodeFor(status, named)).toBe(code)
  })
})

describe('the message of the service', () => {
  test.each<[string, unknown, string]>([
    ['message', { message: 'The plan has ended.' }, 'The plan has ended.'],
    ['error', { error: 'The plan has ended.' }, 'The plan has ended.'],
    ['message before error', { message: 'Because.', error: 'Forbidden' }, 'Because.'],
    ['an empty message', { message: '', error: 'Forbidden' }, 'Forbidden'],
    ['error as an object', { error: { code: 7, message: 'Too many.' } }, 'Too many.'],
    ['errors per field', { errors: { url: ['is taken.', 'is long.'] } }, 'url: is taken. is long.'],
    ['errors per field as texts', { errors: { url: 'is taken.' } }, 'url: is taken.'],
    [
      'message and errors',
      { message: 'Invalid.', errors: { url: ['No URL.'], privacy: ['No number.'] } },
      'Invalid. url: No URL. privacy: No number.',
    ],
    ['errors as a list of texts', { errors: ['First.', 'Second.'] }, 'First. Second.'],
    [
      'errors as a list of objects',
      { errors: [{ detail: 'First.' }, { message: 'Second.' }] },
      'First. Second.',
    ],
    ['HTML', { message: '<p>Not <b class="x">allowed</b></p><br/>here' }, 'Not allowed here'],
    ['nested HTML', { message: '<<b>script>alert(1)</script>' }, '< script>alert(1)'],
    ['lines', { message: 'one\ntwo\u2028::error::three' }, 'one two ::error::three'],
    ['a long one', { message: 'x'.repeat(10_000) }, `${'x'.repeat(499)}…`],
    ['nothing', {}, ''],
    ['nothing of use', { message: 7, error: true, errors: [null, 7, [['x']]] }, ''],
    ['objects that are no texts', { errors: { url: { toString: 1 } }, message: { toString: 1 } }, 'url:'],
    ['a list', ['No.'], ''],
    ['a text', '"No."', ''],
    ['null', null, ''],
  ])('%s', async (_, body, said) => {
    const error = await failure({ status: 422, body: typeof body === 'string' ? body : JSON.stringify(body) })
    expect(error.serviceMessage).toBe(said)
    expect(error.message).toBe(`POST /api/v1/reports answered 422${said && `: ${said}`}`)
  })

  test.each([
    ['an HTML page', html('<h1>Bad gateway</h1>', 502)],
    ['nothing', { status: 502 }],
    ['truncated JSON', { status: 502, body: '{"message":"N' }],
  ])('of a failure is not looked for in %s', async (_, answer) => {
    const error = await failure(answer)
    expect(error).toMatchObject({ code: 'server-error', serviceMessage: '' })
    expect(error.message).toBe('POST /api/v1/reports answered 502')
  })

  test('of ten million angle brackets is a matter of moments', async () => {
    expect((await failure({ status: 500, body: { message: '<'.repeat(9_000_000) } })).serviceMessage).toMatch(
      /^<{499}…$/,
    )
  })
})

describe('secrets that the service echoes', () => {
  const password = 'p&ss <b>w/örd</b>'

  test.each([
    ['as they are', 'key test-key-31c5, password p&ss <b>w/örd</b>.'],
    ['trimmed and in capitals', 'key TEST-KEY-31C5, password P&SS <B>W/ÖRD</B>.'],
    ['percent-encoded', `key test%2Dkey%2D31c5, password ${encodeURIComponent(password)}.`],
    [
      'form-encoded',
      `key test-key-31c5, password ${new URLSearchParams([['', password]]).toString().slice(1)}.`,
    ],
    ['in HTML', 'key test-key-31c5, password p&amp;ss &lt;b&gt;w/örd&lt;/b&gt;.'],
    [
      'in JSON',
      `key test-key-31c5, password ${JSON.stringify(password).slice(1, -1).replaceAll('/', '\\/')}.`,
    ],
  ])('are replaced: %s', async (_, message) => {
    const error = await failure({ status: 422, body: { message } }, [password])
    expect(error.message).toBe('POST /api/v1/reports answered 422: key ***, password ***.')
  })

  test('are replaced in the address', async () => {
    const { client } = await serviceAndClient({ answer: () => ({ status: 500 }) }, { secrets: ['s3/cret'] })
    const error = await rejectionOf(client.reports.show('s3/cret'), ResponseError)
    expect(error.message).toBe('GET /api/v1/reports/*** answered 500')
    expect(error.path).toBe('/api/v1/reports/***')
  })

  test('are replaced before the message is cut', async () => {
    const error = await failure({ status: 500, body: { message: `${'x'.repeat(490)} test-key-31c5` } })
    expect(error.serviceMessage).toBe(`${'x'.repeat(490)} ***`)
  })
})
