import { describe, expect, test } from 'vitest'
import type { InputName, RawInputs } from '../../../src/report/action-interface.ts'
import { inputErrorOf } from '../../support/inputs.ts'

const service = { 'base-url': 'https://seo.example', 'api-key': 'k3y' }

/** The one fault of some inputs, as its message must say it. */
const faults: [name: string, inputs: Partial<RawInputs>, input: InputName, problem: string][] = [
  ['an unknown rule', { 'fail-on': 'terrible' }, 'fail-on', '"terrible" is not one of bad, decent, none.'],
  ['a rule in capitals', { 'fail-on': 'Bad' }, 'fail-on', '"Bad" is not one of bad, decent, none.'],
  ['an empty rule', { 'fail-on': 'bad,' }, 'fail-on', '"" is not one of bad, decent, none.'],
  [
    'none and a rule',
    { 'fail-on': 'none, bad' },
    'fail-on',
    '"none, bad" combines none with a rule; none stands alone.',
  ],
  [
    'regression',
    { 'fail-on': 'bad,regression' },
    'fail-on',
    '"regression" is not available yet; use bad, decent or none.',
  ],
  ['an unknown policy', { 'on-error': 'ignore' }, 'on-error', '"ignore" is not one of fail, warn.'],
  ['concurrency 0', { concurrency: '0' }, 'concurrency', '"0" is not a whole number from 1 to 64.'],
  ['concurrency 65', { concurrency: '65' }, 'concurrency', '"65" is not a whole number from 1 to 64.'],
  [
    'a negative concurrency',
    { concurrency: '-1' },
    'concurrency',
    '"-1" is not a whole number from 1 to 64.',
  ],
  ['a fraction', { concurrency: '1.5' }, 'concurrency', '"1.5" is not a whole number from 1 to 64.'],
  ['an exponent', { concurrency: '1e1' }, 'concurrency', '"1e1" is not a whole number from 1 to 64.'],
  ['a leading zero', { concurrency: '08' }, 'concurrency', '"08" is not a whole number from 1 to 64.'],
  ['a word for a number', { timeout: 'ten' }, 'timeout', '"ten" is not a whole number from 1 to 21600.'],
  ['timeout 0', { timeout: '0' }, 'timeout', '"0" is not a whole number from 1 to 21600.'],
  ['timeout 21601', { timeout: '21601' }, 'timeout', '"21601" is not a whole number from 1 to 21600.'],
  ['max-urls 0', { 'max-urls': '0' }, 'max-urls', '"0" is not a whole number from 1 to 100000.'],
  ['a service without a key', { 'base-url': 'https://seo.example' }, 'api-key', 'is required with base-url.'],
  [
    'a key of several words',
    { ...service, 'api-key': 'k3y\nother' },
    'api-key',
    'contains white space or a character outside ASCII; check how it was pasted.',
  ],
  [
    'a key beyond ASCII',
    { ...service, 'api-key': '“k3y”' },
    'api-key',
    'contains white space or a character outside ASCII; check how it was pasted.',
  ],
  [
    'http to a public host',
    { ...service, 'base-url': 'http://seo.example:81/api' },
    'base-url',
    '"http://seo.example:81/api" would send the key unencrypted; write "https://seo.example:81/api".',
  ],
  [
    'another scheme of the service',
    { ...service, 'base-url': 'ftp://seo.example' },
    'base-url',
    '"ftp://seo.example" is not an absolute https URL, such as "https://seo.example.com".',
  ],
  [
    'a service without a scheme',
    { ...service, 'base-url': 'seo.example' },
    'base-url',
    '"seo.example" is not an absolute https URL, such as "https://seo.example.com".',
  ],
  [
    'two services',
    { ...service, 'base-url': 'https://a.example\nhttps://b.example' },
    'base-url',
    '"https://a.example https://b.example" is not an absolute https URL, such as "https://seo.example.com".',
  ],
  [
    'user info of the service',
    { ...service, 'base-url': 'https://u:p@seo.example' },
    'base-url',
    'carries a user name or password; use api-key instead.',
  ],
  [
    'a query of the service',
    { ...service, 'base-url': 'https://seo.example/?key=1' },
    'base-url',
    'has a query or a fragment; give only the address before /api/v1.',
  ],
  [
    'an empty query of the service',
    { ...service, 'base-url': 'https://seo.example/?' },
    'base-url',
    'has a query or a fragment; give only the address before /api/v1.',
  ],
  [
    'a fragment of the service',
    { ...service, 'base-url': 'https://seo.example/#x' },
    'base-url',
    'has a query or a fragment; give only the address before /api/v1.',
  ],
  [
    'an unknown privacy',
    { ...service, privacy: 'secret' },
    'privacy',
    '"secret" is not one of public, private, password.',
  ],
  [
    'an unknown number for a privacy',
    { ...service, privacy: '3' },
    'privacy',
    '"3" is not one of public, private, password.',
  ],
  [
    'a password without privacy',
    { ...service, password: 'pw' },
    'password',
    'has an effect only with privacy: password.',
  ],
  [
    'a password with privacy public',
    { ...service, privacy: 'public', password: 'pw' },
    'password',
    'has an effect only with privacy: password.',
  ],
  [
    'a password with a misspelt privacy',
    { ...service, privacy: 'passwrod', password: 'pw' },
    'privacy',
    '"passwrod" is not one of public, private, password.',
  ],
  [
    'privacy password without one',
    { ...service, privacy: 'password' },
    'password',
    'is required with privacy: password.',
  ],
]

describe('one clear error names the input', () => {
  test.each(faults)('%s', (_, inputs, input, problem) => {
    const { faults, message } = inputErrorOf(inputs)
    expect(faults).toEqual([{ input, problem }])
    expect(message).toBe(`Input ${input}: ${problem}`)
  })

  test('a missing key with a known reason', () => {
    const { message } = inputErrorOf(
      { ...service, 'api-key': '' },
      { missingKeyHint: 'Forks get no secrets.' },
    )
    expect(message).toBe('Input api-key: is required with base-url. Forks get no secrets.')
  })
})

describe('several faults', () => {
  test('are listed together', () => {
    const { name, faults, message } = inputErrorOf({
      urls: 'ftp://x example.com',
      'fail-on': 'terrible',
      'on-error': 'ignore',
      concurrency: '0',
      timeout: 'soon',
      'max-urls': '-1',
      'base-url': 'http://seo.example',
      privacy: 'secret',
    })
    expect(name).toBe('InputError')
    const inputs = [
      'base-url',
      'api-key',
      'privacy',
      'fail-on',
      'on-error',
      'concurrency',
      'timeout',
      'urls',
      'urls',
      'max-urls',
    ]
    expect(faults.map(({ input }) => input)).toEqual(inputs)
    const [head, ...lines] = message.split('\n')
    expect(head).toBe('10 input faults:')
    expect(lines.map(line => /^ {2}- ([a-z-]+): \S/.exec(line)?.[1])).toEqual(inputs)
  })
})

test('what is quoted is one short line', () => {
  const { message } = inputErrorOf({ 'on-error': `x\n::error::y\u202e${'z'.repeat(500)}` })
  expect(message).toMatch(/^Input on-error: "x ::error::y z+…" is not one of fail, warn\.$/)
  expect(message.length).toBeLessThan(200)
})
