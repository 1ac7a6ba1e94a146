import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '../../../src/gate/inputs/input-error.ts'
import { inputNames, type RawInputs } from '../../../src/report/action-interface.ts'
import { inputErrorOf, parse } from '../../support/inputs.ts'

describe('user info is not quoted', () => {
  test.each([
    'https://ann:hunter2@shop.example/',
    'https://hunter2@shop.example/',
    'https://ann:hunter2@shop.example:99999/',
    'https://ann:hunter2@',
    'https://ann:hunter2@exa<mple/',
    'https://ann:hunter2/9@shop.example/',
    'https://ann:9@hunter2@shop.example/',
    'https://ann:a@9/hunter2@shop.example/',
    'https:ann:hunter2@shop.example/',
    'https:/ann:hunter2@shop.example:x/',
    'HTTPS://ann:hunter2@shop.example:x/',
    'https:\\\\ann:hunter2@shop.example\\',
    'ann:hunter2@shop.example',
    'hunter2@shop.example',
    '//ann:hunter2@shop.example/',
    'ftp://ann:hunter2@shop.example/',
    'ftp://ann:9/hunter2@shop.example:x/',
    'ssh:ann:hunter2@shop.example',
    // White space ends the URL within the password.
    'https://ann:hunter2 x@shop.example/',
    'https://ann:9 hunter2@shop.example/',
    '//ann:hunter2 x@shop.example/',
  ])('%s', url => {
    for (const input of ['urls', 'base-url']) {
      const { message } = inputErrorOf({ 'api-key': 'k3y', [input]: url })
      expect(message).toMatch(new RegExp(`\\b${input}: `))
      expect(message).not.toContain('hunter2')
    }
  })
})

test.each<Partial<RawInputs>>([
  { 'base-url': 'https://seo.example', 'api-key': 'hunter 2' },
  { 'base-url': 'https://seo.example', 'api-key': 'hunter\u20282' },
  { 'base-url': 'seo.example', 'api-key': 'hunter2', concurrency: '0' },
  { urls: 'x', 'api-key': 'hunter2' },
  { password: 'hunter2' },
  { privacy: 'public', password: 'hunter2' },
  { privacy: 'passwrod', password: 'hunter2' },
])('no secret is quoted: %j', inputs => {
  expect(inputErrorOf(inputs).message).not.toContain('hunter')
})

test('any inputs are taken or refused with an InputError of one line a fault, never with a secret', () => {
  const word = fc.oneof(
    fc.constantFrom('', 'https://a.example/', 'http://x', 'bad', 'none', '8', 'password', '2', 'a.example'),
    fc.string({ unit: 'binary', maxLength: 30 }),
  )
  const given = fc.record(
    Object.fromEntries(inputNames.map(name => [name, word])) as Record<keyof RawInputs, typeof word>,
  )
  // Words that no message has by itself.
  const secret = fc.stringMatching(/^[A-Z0-9]{8}$/)
  fc.assert(
    fc.property(given, secret, secret, (inputs, key, password) => {
      try {
        parse({ ...inputs, 'api-key': `${key} x`, password }, { readFile: () => Buffer.from(inputs.urls) })
      } catch (error) {
        expect(error).toBeInstanceOf(InputError)
        const { message, faults } = error as InputError
        expect(message).not.toContain(key)
        expect(message).not.toContain(password)
        for (const { problem } of faults) expect(problem).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u)
      }
    }),
  )
})
