import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checks } from '../../../src/analyzer/checks/index.ts'
import { rulesetVersion } from '../../../src/analyzer/ruleset.ts'

const docs = readFileSync(new URL('../../../docs/checks.md', import.meta.url), 'utf8')
const cells = (row: string) => row.split('|').map(cell => cell.trim())
const rows = docs
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .map(row => cells(row).slice(1, 4))

test('docs/checks.md lists every check, by id, title and importance, and no other', () => {
  expect(rows).toEqual(checks.map(({ id, title, importance }) => [`\`${id}\``, title, importance]))
})

test('docs/checks.md names the ruleset', () => {
  expect(docs).toContain(`ruleset ${rulesetVersion}.`)
})
