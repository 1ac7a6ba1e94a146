import { describe, expect, test } from 'vitest'
import { validateForGitHub, validateText } from '../../scripts/validate-for-github.ts'

const workflow = (uses: string, ...inputs: string[]): string => `name: SEO
on: push
jobs:
  seo:
    runs-on: ubuntu-latest
    steps:
      - uses: ${uses}
        with:
${inputs.map(input => `          ${input}: value\n`).join('')}`

describe('a workflow', () => {
  const file = '.github/workflows/seo.yml'

  test.each(['someone/seo-report-action@v1', './', '"./"', "'./'", './ # this repository'])(
    'that uses %s is checked against action.yml',
    async uses => {
      expect(await validateText(file, workflow(uses, 'urls', 'fail-on'))).toEqual([])
      const faults = await validateText(file, workflow(uses, 'urls', 'url', 'fail_on'))
      expect(faults).toEqual([
        `${file}:10: Invalid action input 'url'`,
        `${file}:11: Invalid action input 'fail_on'`,
      ])
    },
  )

  test.each(['someone/else@v1', './other', 'docker://alpine:3'])(
    'that uses %s is not judged by it',
    async uses => {
      expect(await validateText(file, workflow(uses, 'url'))).toEqual([])
    },
  )

  test.each([
    ['an event that does not exist', 'on: pussh\njobs: {}\n', /:1: Unexpected value 'pussh'/],
    ['an expression that does not parse', workflow('./', 'urls').replace('value', `\${{ github. }}`), /:9:/],
    ['text that is not YAML', 'on: [push\n', /:\d+: /],
  ])('with %s is told at its line', async (_, text, told) => {
    expect((await validateText(file, text)).join('\n')).toMatch(told)
  })

  test('is judged afresh, not from memory, when its text changes', async () => {
    const one = await validateText(file, workflow('./', 'url'))
    const two = await validateText(file, workflow('./', 'urls'))
    expect([one.length, two.length]).toEqual([1, 0])
  })
})

describe('action.yml', () => {
  const head = 'name: x\ndescription: y\n'

  test('of this project is sound', async () => {
    expect(await validateForGitHub('action.yml')).toEqual([])
  })

  test.each([
    ['no entry file', `${head}runs:\n  using: node24\n`, /'main' is required/],
    [
      'a misspelt key',
      `${head}input:\n  a:\n    description: b\nruns:\n  using: node24\n  main: a.js\n`,
      /:3: .*input/,
    ],
    ['nothing that runs', head, /runs/],
    ['text that is not YAML', 'name: [x\n', /^action\.yml:\d+: /],
  ])('with %s is told', async (_, text, told) => {
    expect((await validateText('action.yml', text)).join('\n')).toMatch(told)
  })
})
