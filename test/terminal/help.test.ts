import { expect, test } from 'vitest'
import { inputDefinitions, inputNames } from '../../src/report/action-interface.ts'
import { helpText } from '../../src/terminal/help.ts'

const lines = helpText().split('\n')

/** What the help says of a flag, on one line. */
function entry(flag: string): string {
  const first = lines.findIndex(line => line.startsWith(`  --${flag} `))
  const rest = lines.slice(first + 1)
  const length = rest.findIndex(line => !/^ {18}\S/.test(line))
  return [lines[first], ...rest.slice(0, length)].map(line => line?.trim()).join(' ')
}

test.each(inputNames)('says what --%s does, and its default', name => {
  const definition = inputDefinitions[name]
  const said = entry(name)
  expect(said).toMatch(new RegExp(`^--${name} +\\S`))
  if (name === 'report-dir') {
    expect(said).toContain('Default: ./seo-report')
    expect(said).not.toContain('runner')
  } else {
    expect(said).toContain(definition.description)
    if (definition.default) expect(said).toContain(`Default: ${definition.default}`)
    else expect(said).not.toContain('Default')
  }
  if ('secretVariable' in definition) expect(said).toContain(definition.secretVariable)
})

test('names the command, the exit codes and the switches', () => {
  expect(helpText()).toMatch(/^Usage: seo-report check /)
  for (const word of ['--help', '--version', '0 (passed)', '1 (a gate failed)', '2 (could not']) {
    expect(helpText()).toContain(word)
  }
})

test('fits a terminal of 100 columns and ends with one new line', () => {
  for (const line of lines) {
    expect(line.length, line).toBeLessThanOrEqual(100)
    expect(line).toBe(line.trimEnd())
  }
  expect(helpText()).toMatch(/[^\n]\n$/)
})
