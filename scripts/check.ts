// `npm run check`: everything about the tree that needs no test run. Prints one line a step; stops at none.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { validateForGitHub } from './validate-for-github.ts'

const steps: Record<string, () => string[] | Promise<string[]>> = {
  'format and lint': () => command('biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  types: () => command('tsc', ['--noEmit']),
  'action.yml and workflows': async () =>
    (await Promise.all([...globSync('.github/workflows/*.yml'), 'action.yml'].map(validateForGitHub))).flat(),
  'dist equals a fresh build': distFaults,
}

/** What a command printed when it failed; nothing when it did not. */
function command(name: string, args: string[]): string[] {
  try {
    execFileSync(name, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    return []
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
    return [stdout + stderr || message]
  }
}

function distFaults(): string[] {
  const fresh = mkdtempSync(join(tmpdir(), 'seo-report-dist-'))
  try {
    build(fresh)
    const committed = existsSync('dist') ? readdirSync('dist') : []
    const names = new Set([...readdirSync(fresh), ...committed])
    return [...names].filter(name => bytes(join(fresh, name)) !== bytes(join('dist', name))).map(stale)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

const stale = (name: string): string => `dist/${name} differs: run npm run build and commit dist/`

function bytes(file: string): string | null {
  try {
    return readFileSync(file, 'base64')
  } catch {
    return null
  }
}

for (const [name, step] of Object.entries(steps)) {
  const faults = await step()
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
