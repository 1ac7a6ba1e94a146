import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { InputError } from '../../src/gate/inputs/input-error.ts'
import { prepareReportDir, writeReportFiles } from '../../src/run/report-files.ts'
import { sampleRuns } from '../support/sample-runs.ts'

const names = ['index.html', 'results.json', 'summary.md']

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seo-report-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

const faultsOf = (dir: string): unknown => {
  try {
    prepareReportDir(dir)
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(InputError)
    return (error as InputError).faults
  }
}

describe('the folder is made ready', () => {
  test('where there is none, deep down too', async () => {
    const dir = join(folder, 'a', 'b')
    expect(prepareReportDir(dir)).toEqual({
      dir,
      results: join(dir, 'results.json'),
      summary: join(dir, 'summary.md'),
      html: join(dir, 'index.html'),
    })
    expect(await readdir(dir)).toEqual([])
  })

  test('by removing the files of an earlier run, and only those', async () => {
    for (const name of [...names, 'mine.txt']) await writeFile(join(folder, name), 'earlier')
    prepareReportDir(folder)
    expect(await readdir(folder)).toEqual(['mine.txt'])
    expect(await readFile(join(folder, 'mine.txt'), 'utf8')).toBe('earlier')
  })

  test('without touching what a file of an earlier run links to', async () => {
    const target = join(folder, 'precious')
    await writeFile(target, 'kept')
    const dir = join(folder, 'report')
    await mkdir(dir)
    await symlink(target, join(dir, 'results.json'))
    prepareReportDir(dir)
    expect(await readFile(target, 'utf8')).toBe('kept')
    expect(await readdir(dir)).toEqual([])
  })
})

describe('a folder that cannot be used is a fault of report-dir:', () => {
  const fault = [
    { input: 'report-dir', problem: expect.stringMatching(/cannot be written to|that no earlier run/) },
  ]

  test('a file', async () => {
    const file = join(folder, 'file')
    await writeFile(file, 'kept')
    expect(faultsOf(file)).toEqual(fault)
    expect(faultsOf(join(file, 'below'))).toEqual(fault)
    expect(await readFile(file, 'utf8')).toBe('kept')
  })

  test.each(names)('one in which %s is a folder', async name => {
    await mkdir(join(folder, name))
    expect(faultsOf(folder)).toEqual(fault)
  })

  test('a name that no system takes', () => {
    expect(faultsOf(join(folder, 'a\u0000b'))).toEqual(fault)
    expect(faultsOf(join(folder, 'x'.repeat(300)))).toEqual(fault)
  })
})

test('a folder with files of somebody else is refused, and they stay', async () => {
  for (const name of ['index.html', 'summary.md']) {
    const dir = await mkdtemp(join(folder, 'site-'))
    await writeFile(join(dir, name), 'mine')
    expect(faultsOf(dir)).toEqual([
      { input: 'report-dir', problem: expect.stringContaining(`holds ${name} that no earlier run`) },
    ])
    expect(await readFile(join(dir, name), 'utf8')).toBe('mine')
  }
})

test('a file that cannot be written costs no other', async () => {
  const files = prepareReportDir(join(folder, 'report'))
  await mkdir(files.results)
  const fault = writeReportFiles(files, sampleRuns.mixed)
  expect(fault?.faults).toEqual([
    { input: 'report-dir', problem: expect.stringContaining('results.json" could not be written') },
  ])
  expect((await readdir(files.dir)).sort()).toEqual(names)
  expect(await readFile(files.html, 'utf8')).toMatch(/^<!doctype html>/i)
})

test('the three files hold the run', async () => {
  const files = prepareReportDir(join(folder, 'report'))
  writeReportFiles(files, sampleRuns.mixed)
  expect((await readdir(files.dir)).sort()).toEqual(names)
  expect(JSON.parse(await readFile(files.results, 'utf8'))).toEqual(sampleRuns.mixed)
  expect(await readFile(files.summary, 'utf8')).toMatch(/^## /)
  expect(await readFile(files.html, 'utf8')).toMatch(/^<!doctype html>/i)
})
