// `npm run bench -- client`: runs bench/client.ts, or names what there is.
import { globSync } from 'node:fs'
import { basename } from 'node:path'

const names = globSync('*.ts', { cwd: import.meta.dirname })
  .map(file => basename(file, '.ts'))
  .filter(name => name !== 'run')
const name = process.argv[2] ?? ''
if (names.includes(name)) {
  await import(`./${name}.ts`)
} else {
  console.error(`npm run bench -- ${names.join('|')}`)
  process.exitCode = 2
}
