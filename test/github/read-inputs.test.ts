import { expect, test, vi } from 'vitest'
import { readInputs } from '../../src/github/read-inputs.ts'
import { inputNames } from '../../src/report/action-interface.ts'

/** As the runner names the variable of an input: upper case, hyphens kept. */
const variable = (name: string): string => `INPUT_${name.toUpperCase()}`

function withEnvironment<T>(variables: Record<string, string | undefined>, work: () => T): T {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  try {
    return work()
  } finally {
    vi.unstubAllEnvs()
  }
}

test('every input is read from its own variable, exactly as written', () => {
  const given = inputNames.map(name => [name, `\t ${name} ünï\r\nsecond line \n`] as const)
  const read = withEnvironment(
    Object.fromEntries(given.map(([name, value]) => [variable(name), value])),
    readInputs,
  )
  expect(read).toEqual(Object.fromEntries(given))
})

test('an input that is not given is empty', () => {
  const nothing = Object.fromEntries(inputNames.map(name => [variable(name), undefined]))
  const read = withEnvironment({ ...nothing, INPUT_FAIL_ON: 'none', 'INPUT_MAX URLS': '1' }, readInputs)
  expect(read).toEqual(Object.fromEntries(inputNames.map(name => [name, ''])))
})
