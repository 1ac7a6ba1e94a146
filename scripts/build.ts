// Compiles src/ with tsc and bundles it into one file: `node scripts/build.ts [folder]`, dist/ by default.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'

export function build(folder: string): void {
  rmSync('build', { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' })
  const options = ['--out', folder, '--minify', '--license', 'licenses.txt', '--no-cache', '--quiet']
  execFileSync('ncc', ['build', 'build/main.js', ...options], { stdio: 'inherit' })
}

if (import.meta.main) build(process.argv[2] ?? 'dist')
