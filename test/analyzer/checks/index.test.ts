import { readdir } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checks } from '../../../src/analyzer/checks/index.ts'
import { runCheck } from '../../../src/analyzer/define-check.ts'
import { hostileHtml } from '../../support/hostile-html.ts'
import { buildPage } from '../../support/page.ts'

const checksFolder = new URL('../../../src/analyzer/checks/', import.meta.url)

test('every file in checks/ is one listed check, named by its id', async () => {
  const files = (await readdir(checksFolder)).filter(file => file !== 'index.ts')
  expect(checks.map(({ id }) => `${id}.ts`).toSorted()).toEqual(files.toSorted())
})

test('every check has a test of its own', async () => {
  const tests = await readdir(new URL('.', import.meta.url))
  expect(tests).toEqual(expect.arrayContaining(checks.map(({ id }) => `${id}.test.ts`)))
})

test('ids and titles are unique', () => {
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
  expect(new Set(checks.map(({ title }) => title)).size).toBe(checks.length)
})

test('categories are listed one after the other', () => {
  const categories = checks.map(({ category }) => category)
  expect(categories.filter((category, index) => category !== categories[index - 1])).toEqual([
    ...new Set(categories),
  ])
})

describe.each(checks)('$id', check => {
  test('says what it is, why it matters and what to do, in whole sentences on one line', () => {
    expect(check.title).toMatch(/^\S.*[^.\s]$/)
    expect(check.explanation).toMatch(/^[A-Z].*\.$/)
    expect(Object.keys(check.reasons)).not.toEqual([])
    for (const advice of Object.values(check.reasons)) expect(advice).toMatch(/^[A-Z].*\.$/)
  })

  test('does not throw on any page, gives the same twice, and its evidence is short lines', () => {
    fc.assert(
      fc.property(hostileHtml, fc.array(fc.string({ maxLength: 80 }), { maxLength: 3 }), (html, values) => {
        const headers = ['X-Robots-Tag', 'Link', 'Content-Encoding'].flatMap(name =>
          values.map(value => [name, value] as const),
        )
        const page = buildPage({ html, headers, url: 'https://example.com/shop/mug?id=1' })
        const outcome = check.run(page)
        expect(check.run(page)).toEqual(outcome)
        expect(runCheck(check, buildPage({ html, headers, url: page.response.url })).details).toEqual(
          outcome.details,
        )
        for (const line of Object.values(outcome.details).flat()) {
          if (typeof line !== 'string') continue
          expect(Array.from(line).length).toBeLessThanOrEqual(200)
          expect(line).not.toMatch(/[\r\n]/)
        }
      }),
    )
  })
})
