import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrations } from '../../../src/service/store/migrations.ts'
import { openStore } from '../../../src/service/store/open-store.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seo-report-store-'))
  file = join(folder, 'reports.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

const row = {
  account: 'ada',
  url: 'https://shop.example/',
  project: 'shop.example',
  privacy: 0,
  password_hash: null,
  result: 'good',
  score: 91,
  checks: '[]',
  created_at: '2026-01-31T12:00:00.000Z',
  generated_at: '2026-01-31T12:00:00.000Z',
} as const

const version = (): unknown => {
  using database = new DatabaseSync(file)
  return database.prepare('PRAGMA user_version').get()?.user_version
}

test('a new file gets the whole schema', () => {
  openStore(file).close()
  expect(version()).toBe(migrations.length)
})

test('a file opened again keeps its rows, and no migration runs twice', () => {
  const first = openStore(file)
  const inserted = first.reports.insert(row)
  first.close()

  const second = openStore(file)
  expect(second.reports.find('ada', inserted.id)).toEqual(inserted)
  // An id is never given again.
  expect(second.reports.insert({ ...row, url: 'https://shop.example/tea' }).id).toBeGreaterThan(inserted.id)
  second.close()
  expect(version()).toBe(migrations.length)
})

test('two stores in memory know nothing of each other', () => {
  const [one, other] = [openStore(), openStore(':memory:')]
  one.reports.insert(row)
  expect(other.reports.findByUrl('ada', row.url)).toBeNull()
  one.close()
  other.close()
})

test('an account has one report of a URL, whatever the service thinks', () => {
  const store = openStore()
  store.reports.insert(row)
  expect(() => store.reports.insert(row)).toThrow(/UNIQUE/)
  expect(store.reports.insert({ ...row, account: 'bob' }).id).toBe(2)
  store.close()
})

test.each([
  ['result', 'excellent'],
  ['score', 101],
  ['score', -1],
  ['privacy', 3],
])('%s %s is not stored', (name, value) => {
  const store = openStore()
  expect(() => store.reports.insert({ ...row, [name]: value })).toThrow(/CHECK/)
  store.close()
})

test('a closed store answers no more', () => {
  const store = openStore()
  store.close()
  expect(() => store.reports.find('ada', 1)).toThrow()
})
