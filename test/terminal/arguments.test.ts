import { describe, expect, test } from 'vitest'
import { inputDefinitions, inputNames } from '../../src/report/action-interface.ts'
import { parseCommand, UsageError } from '../../src/terminal/arguments.ts'

const nothing = Object.fromEntries(inputNames.map(name => [name, '']))
const check = (some: Record<string, string> = {}) => ({ name: 'check', inputs: { ...nothing, ...some } })

describe('check', () => {
  test.each(inputNames)('takes --%s', name => {
    const inputs = (...args: string[]) => {
      const command = parseCommand(['check', ...args], {})
      return command.name === 'check' ? command.inputs[name].trim() : null
    }
    expect([inputs(`--${name}`, 'value'), inputs(`--${name}=a=b`), inputs(`--${name}=`), inputs()]).toEqual([
      'value',
      'a=b',
      '',
      '',
    ])
  })

  test.each([
    [['check'], ''],
    [['check', 'https://a.example/', 'https://b.example/'], 'https://a.example/ https://b.example/'],
    [['check', '--urls', 'https://a.example/'], 'https://a.example/'],
    [['check', 'https://a.example/', '--urls=https://b.example/'], 'https://a.example/ https://b.example/'],
    [
      ['check', '--urls', 'https://a.example/', '--urls', 'https://b.example/'],
      'https://a.example/ https://b.example/',
    ],
    [['check', '--fail-on', 'none', 'https://a.example/'], 'https://a.example/'],
    [['--fail-on', 'none', 'check', 'https://a.example/'], 'https://a.example/'],
    [['check', '--', '--urls'], '--urls'],
  ])('%j asks for "%s"', (args, urls) => {
    const command = parseCommand(args, {})
    expect(command.name === 'check' && command.inputs.urls.trim().split(/\s+/).join(' ')).toBe(urls)
  })
})

describe('secrets', () => {
  const environment = {
    SEO_REPORT_API_KEY: 'key',
    SEO_REPORT_PASSWORD: ' word ',
    'FAIL-ON': 'none',
    URLS: 'x',
  }

  test('come from the environment', () => {
    expect(parseCommand(['check', '--urls='], environment)).toMatchObject(
      check({ urls: expect.stringMatching(/^\s*$/), 'api-key': 'key', password: ' word ' }),
    )
  })

  test('of a flag come first, an empty one too', () => {
    const command = parseCommand(['check', '--api-key', 'other', '--password='], environment)
    expect(command).toMatchObject({ inputs: { 'api-key': 'other', password: '' } })
  })

  test('have a variable each', () => {
    const variables = Object.entries(inputDefinitions).flatMap(([name, definition]) =>
      'secretVariable' in definition ? [[name, definition.secretVariable]] : [],
    )
    expect(variables).toEqual([
      ['api-key', 'SEO_REPORT_API_KEY'],
      ['password', 'SEO_REPORT_PASSWORD'],
    ])
  })
})

describe('help and version', () => {
  test.each([
    [[], 'help'],
    [['--help'], 'help'],
    [['-h'], 'help'],
    [['check', '--help'], 'help'],
    [['check', 'https://a.example/', '-h', '--fail-on', 'none'], 'help'],
    [['--help', 'nonsense'], 'help'],
    [['--version', '--help'], 'help'],
    [['--version'], 'version'],
    [['-v'], 'version'],
    [['check', 'https://a.example/', '--version'], 'version'],
    [['nonsense', '-v'], 'version'],
  ])('%j is %s', (args, name) => {
    expect(parseCommand(args, {})).toEqual({ name })
  })
})

describe('a command line that cannot be understood names what is wrong:', () => {
  test.each([
    [['--urls', 'https://a.example/'], /no command/],
    [[''], /"" is not a command/],
    [['chek'], /"chek" is not a command/],
    [['https://a.example/'], /"https:\/\/a\.example\/" is not a command/],
    [['check', '--fail_on', 'bad'], /--fail_on/],
    [['check', '--failon=bad'], /--failon/],
    [['check', '-x'], /-x/],
    [['check', '--fail-on'], /--fail-on/],
    [['check', '--fail-on', '--timeout', '3'], /--fail-on/],
    [['check', '--help=yes'], /--help/],
    [['check', '--no-fail-on'], /--no-fail-on/],
    // One of the two would be dropped in silence.
    [['check', '--fail-on', 'bad', '--fail-on', 'none'], /--fail-on .*more than once/],
    [['check', '--urls-file=a', '--urls-file=b'], /--urls-file .*more than once/],
  ])('%j', (args, told) => {
    expect(() => parseCommand(args, {})).toThrow(UsageError)
    expect(() => parseCommand(args, {})).toThrow(told)
  })

  test('but not a secret', () => {
    const args = ['check', '--api-key', 'hidden', '--api-key=hidden', '--nonsense']
    expect(() => parseCommand(args, { SEO_REPORT_PASSWORD: 'hidden' })).toThrow(/^((?!hidden).)*$/s)
  })
})
