import { expect, test } from 'vitest'
import { runAction } from '../support/run-action.ts'
import { serve } from '../support/serve.ts'

const apiKey = 'key-Zm9v/bar+42'
const password = 'p&ss "w<rd'

const spellings = [apiKey, password].flatMap(secret => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64'),
  secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
])

/** What a service may echo: as it got it, and in every encoding that an answer may use. */
const echo = (authorization = '', body = '') =>
  [authorization, apiKey, password, body, ...spellings].join(' ')

const cases: [what: string, status: number, answer: (said: string) => object | string][] = [
  ['an error message', 422, said => ({ message: said, errors: { url: [said] } })],
  ['a refusal', 401, said => ({ error: `The key ${said} is not known.` })],
  ['a page that is not JSON', 200, said => `<html>${said}</html>`],
  ['a failure', 500, said => said],
  [
    'a report',
    201,
    said => ({
      data: {
        id: 7,
        url: 'https://example.com/',
        result: 'bad',
        project: said,
        report_url: `https://r.example/?${encodeURIComponent(said)}`,
      },
    }),
  ],
  [
    'a report of another page',
    201,
    said => ({
      data: {
        id: 7,
        url: `https://other.example/?${encodeURIComponent(said)}`,
        result: 'bad',
        project: said,
      },
    }),
  ],
]

test.each(cases)(
  'neither key nor password leaves the action, although %s (%i) echoes them',
  async (_, status, answer) => {
    await using service = await serve(async (request, response) => {
      const body = (await Array.fromAsync(request)).join('')
      if (request.method === 'GET' && status !== 401) return void response.end('[]')
      const said = answer(echo(request.headers.authorization, body))
      response.writeHead(status).end(typeof said === 'string' ? said : JSON.stringify(said))
    })
    const run = await runAction({
      urls: 'https://example.com/ https://example.com/2',
      'base-url': service.origin,
      'api-key': apiKey,
      privacy: 'password',
      password,
    })
    expect(run.code).toBe(1)
    // The runner hides what add-mask names; everything else is public.
    const visible = run.everything.replaceAll(/^::add-mask::.*$/gm, '')
    for (const spelling of spellings) expect(visible).not.toContain(spelling)
  },
)

test('secrets are masked before anything else is said', async () => {
  const run = await runAction({ 'api-key': apiKey, password })
  const [first, second] = run.stdout.split('\n')
  expect([first, second]).toEqual([`::add-mask::${apiKey}`, `::add-mask::${password}`])
})
