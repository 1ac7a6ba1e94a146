import { expect, test } from 'vitest'
import type { InputName } from '../../src/report/action-interface.ts'
import { runAction } from '../support/run-action.ts'
import { serve } from '../support/serve.ts'

const page = 'https://example.com/'
const manyPages = Array.from({ length: 501 }, (_, index) => `${page}${index}`).join('\n')

const cases: [what: string, inputs: Partial<Record<InputName, string>>, ...told: (string | RegExp)[]][] = [
  ['no URLs', {}, 'Input urls: no page was given'],
  ['only comments', { urls: '# none\n' }, 'Input urls: no page was given'],
  ['501 URLs', { urls: manyPages }, 'Input max-urls: 501 pages', '500'],
  ['another scheme', { urls: 'ftp://x' }, 'Input urls: "ftp://x"', 'http'],
  [
    'no scheme',
    { urls: 'example.com' },
    'Input urls: "example.com" has no scheme; write "https://example.com"',
  ],
  ['user info', { urls: 'https://u:p4ss@x/' }, 'Input urls:', 'user name or password'],
  [
    'an unknown rule',
    { urls: page, 'fail-on': 'terrible' },
    'Input fail-on: "terrible"',
    'bad, decent, none',
  ],
  ['a rule to come', { urls: page, 'fail-on': 'regression' }, 'Input fail-on:', 'not available yet'],
  ['no workers', { urls: page, concurrency: '0' }, 'Input concurrency: "0"', '1 to 64'],
  [
    'no key',
    { urls: page, 'base-url': 'https://seo.example.com' },
    'Input api-key: is required with base-url',
  ],
  [
    'an unencrypted service',
    { urls: page, 'base-url': 'http://seo.example.com', 'api-key': 'k3y' },
    'Input base-url:',
    'https://seo.example.com',
  ],
  ['a password without use', { urls: page, password: 'p4ss' }, 'Input password:', 'privacy: password'],
  ['a missing file', { 'urls-file': 'gone.txt' }, 'Input urls-file: "gone.txt" cannot be read'],
  [
    'several at once',
    { urls: 'example.com', 'fail-on': 'terrible', concurrency: '0' },
    '3 input faults',
    'urls: "example.com"',
    'fail-on: "terrible"',
    'concurrency: "0"',
  ],
]

test.each(cases)('%s: one error that names the input, and nothing is sent', async (_, inputs, ...told) => {
  const run = await runAction(inputs)
  const errors = run.stdout.split('\n').filter(line => line.startsWith('::error::'))
  expect(run.code).toBe(1)
  expect(errors).toHaveLength(1)
  for (const text of told) expect(decodeURIComponent(errors[0] ?? '')).toMatch(text)
  expect(run.everything.replaceAll(/^::add-mask::.*$/gm, '')).not.toMatch(/p4ss|k3y/)
  expect([run.outputs, run.files, run.summary]).toEqual([{}, {}, ''])
})

test('one fault is enough to send nothing, although the rest is fine', async () => {
  let requests = 0
  await using server = await serve((_, response) => {
    requests++
    response.end()
  })
  const run = await runAction({ urls: `${server.origin}/ example.com` })
  expect([run.code, requests]).toEqual([1, 0])
})
