import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Room {
  readonly name: string
  /** Other rooms that it may import. */
  readonly rooms: readonly string[]
  /** Packages, or single files of them, that live here. */
  readonly packages: readonly string[]
}

const table = readTable(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
const roomNames = table.map(({ name }) => name)

describe('the linter', () => {
  // Node's own modules are left to the sources below. One package has no main file.
  const packages = [...new Set(table.flatMap(room => room.packages))]
    .filter(name => !name.startsWith('node:'))
    .map(name => (name === '@exodus/bytes' ? `${name}/encoding.js` : name))

  /** One file for each import that a room could write, at its top and in a folder of it. */
  const cases = table.flatMap(({ name: room, ...allowed }) => {
    const others = roomNames.filter(other => other !== room)
    return [
      ...others.flatMap(other => [
        { room, folder: '', specifier: `../${other}/x.ts`, allowed: allowed.rooms.includes(other) },
        { room, folder: 'part/', specifier: `../../${other}/x.ts`, allowed: allowed.rooms.includes(other) },
      ]),
      ...packages.map(specifier => ({
        room,
        folder: 'part/',
        specifier,
        allowed: allowed.packages.some(name => isPartOf(name, specifier)),
      })),
      { room, folder: '', specifier: './sibling.ts', allowed: true },
      { room, folder: 'part/', specifier: '../parent.ts', allowed: true },
      { room, folder: '', specifier: 'node:path', allowed: true },
      { room, folder: '', specifier: 'left-pad', allowed: false },
      { room, folder: 'part/', specifier: '../../main.ts', allowed: false },
    ].map((one, index) => ({ ...one, file: `src/${one.room}/${one.folder}case-${index}.ts` }))
  })
  const forms = [
    `import { x } from '../gate/x.ts'\n\nx()\n`,
    `import type { X } from '../gate/x.ts'\n\nexport const x: X = 1\n`,
    `import '../gate/x.ts'\n`,
    `export { x } from '../gate/x.ts'\n`,
    `export * from '../gate/x.ts'\n`,
    `export const x = await import('../gate/x.ts')\n`,
  ].map((code, index) => ({ code, file: `src/client/form-${index}.ts` }))

  let folder: string
  let complaints: Map<string, string[]>
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'seo-report-rooms-'))
    const write = (file: string, code: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), code)
    }
    for (const { file, specifier } of cases) write(file, `import { x } from '${specifier}'\n\nx()\n`)
    for (const { file, code } of forms) write(file, code)
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
    complaints = lint(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(roomNames)('lets %s import what it may and nothing else', room => {
    const judged = cases
      .filter(one => one.room === room)
      .map(({ file, folder, specifier }) => [folder + specifier, complaints.get(file) ?? ['allowed']])
    const expected = cases
      .filter(one => one.room === room)
      .map(({ folder, specifier, allowed }) => [
        folder + specifier,
        [allowed ? 'allowed' : 'error lint/style/noRestrictedImports'],
      ])
    expect(judged).toEqual(expected)
  })

  test.each(forms)('refuses a forbidden import however it is written: $code', ({ file }) => {
    expect(complaints.get(file)).toEqual(['error lint/style/noRestrictedImports'])
  })
})

test('every folder of src/ is a room of the table', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter(one => one.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual(roomNames.toSorted())
})

describe('the sources', () => {
  const imports = globSync('src/*/**/*.ts', { cwd: root }).flatMap(file => {
    const code = readFileSync(join(root, file), 'utf8')
    return Array.from(code.matchAll(/\b(?:from|import)[ (]*'([^']+)'/g), ([, specifier = '']) => {
      const path = file.replaceAll('\\', '/')
      const isFile = specifier.startsWith('.')
      const target = isFile ? posix.join(posix.dirname(path), specifier) : specifier
      return { path, room: path.split('/')[1] ?? '', target, isFile }
    })
  })

  // The linter's patterns match how an import is spelt; this follows it to where it leads.
  test('keep the table', () => {
    const wrong = imports.filter(({ room: name, target, isFile }) => {
      const room = table.find(one => one.name === name)
      if (!room) return true
      if (isFile) return ![name, ...room.rooms].some(other => target.startsWith(`src/${other}/`))
      const homes = table.filter(one => one.packages.some(part => isPartOf(part, target)))
      return homes.length === 0 ? !target.startsWith('node:') : !homes.includes(room)
    })
    expect(wrong).toEqual([])
  })

  test('use every production dependency in each room of the table, and nowhere else', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    for (const dependency of Object.keys(dependencies)) {
      const users = imports.filter(({ target }) => isPartOf(dependency, target)).map(({ room }) => room)
      const homes = table.filter(({ packages }) => packages.some(part => isPartOf(dependency, part)))
      const expected = homes.map(({ name }) => name).sort()
      expect([dependency, [...new Set(users)].sort()]).toEqual([dependency, expected])
      expect(expected).not.toEqual([])
    }
  })
})

/** The rows of the table of rooms; an unknown shape gives rooms that no test can pass with. */
function readTable(markdown: string): Room[] {
  const rows = Array.from(markdown.matchAll(/^\| `(\w+)` \|.*$/gm), ([row, name = '']) => ({
    name,
    cells: row.split('|').map(cell => cell.trim()),
  }))
  const all = rows.map(({ name }) => name)
  return rows.map(({ name, cells: [, , , mayImport = '', packages = ''] }) => {
    const named = Array.from(mayImport.matchAll(/`(\w+)`/g), ([, other = '']) => other)
    return {
      name,
      rooms: mayImport.startsWith('all but')
        ? all.filter(other => other !== name && !named.includes(other))
        : named,
      packages: packages.split(', ').filter(one => one !== 'none'),
    }
  })
}

/** Whether a specifier is this package or a file of it. */
const isPartOf = (name: string, specifier: string): boolean => `${specifier}/`.startsWith(`${name}/`)

/** What the linter says about imports, by file. */
function lint(folder: string): Map<string, string[]> {
  const biome = join(root, 'node_modules', '.bin', 'biome')
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { severity: string; category: string; location: { path: string } }[]
  }
  const byFile = Map.groupBy(diagnostics, ({ location }) => location.path)
  return new Map(
    Array.from(byFile, ([file, all]) => [file, all.map(one => `${one.severity} ${one.category}`)]),
  )
}
