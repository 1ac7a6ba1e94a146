import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validateText } from '../../scripts/validate-for-github.ts'

const root = new URL('../../', import.meta.url)
const readme = readFileSync(new URL('README.md', root), 'utf8')
const workflows = Array.from(readme.matchAll(/^```yaml\n([\s\S]*?)^```$/gm), ([, yaml]) => yaml ?? '')

test('the README shows a workflow for each use', () => {
  expect(workflows).toHaveLength(2)
})

test.each(workflows)('GitHub takes the workflow %#', async yaml => {
  expect(await validateText('.github/workflows/seo.yml', yaml)).toEqual([])
})

test('every file that the README links to is there', () => {
  const targets = Array.from(readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, target]) => target ?? '')
  expect(targets.length).toBeGreaterThan(3)
  for (const target of targets) expect([target, existsSync(new URL(target, root))]).toEqual([target, true])
})
