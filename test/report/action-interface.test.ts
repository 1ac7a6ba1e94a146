import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  type InputDefinition,
  inputDefinitions,
  outputDefinitions,
} from '../../src/report/action-interface.ts'

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const inputs: [string, InputDefinition][] = Object.entries(inputDefinitions)
const outputs = Object.entries(outputDefinitions)

describe('action.yml', () => {
  const action = parse(read('action.yml'))

  test('has the inputs, in order, with their defaults and descriptions', () => {
    expect(Object.entries(action.inputs)).toEqual(
      inputs.map(([name, { description, default: value }]) => [
        name,
        value === '' ? { description } : { description, default: value },
      ]),
    )
  })

  test('has the outputs, in order, with their descriptions', () => {
    expect(Object.entries(action.outputs)).toEqual(
      outputs.map(([name, description]) => [name, { description }]),
    )
  })
})

describe('README.md', () => {
  const readme = read('README.md')

  test('has a row for every input, in order, with its default', () => {
    const rows = tableUnder(readme, '## Inputs')
    expect(rows.map(([name, value]) => [name, value])).toEqual(
      inputs.map(([name, { default: value }]) => [code(name), value && code(value)]),
    )
    for (const [name, , meaning] of rows) expect(meaning, name).toMatch(/\w/)
  })

  test('has a row for every output, in order', () => {
    const rows = tableUnder(readme, '## Outputs')
    expect(rows.map(([name]) => name)).toEqual(outputs.map(([name]) => code(name)))
    for (const [name, meaning] of rows) expect(meaning, name).toMatch(/\w/)
  })
})

const code = (text: string): string => `\`${text}\``

/** The cells of a section's table, without its head. */
function tableUnder(markdown: string, heading: string): string[][] {
  const section = markdown.split(/^(?=## )/m).find(part => part.startsWith(`${heading}\n`)) ?? ''
  return section
    .split('\n')
    .filter(line => /^\| *`/.test(line))
    .map(line => line.split(/(?<!\\)\|/).slice(1, -1))
    .map(cells => cells.map(cell => cell.trim()))
}
