// `npm start`: with arguments the command line, as it is; without, the command line on the sample shop.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serveSite } from './serve-site.ts'

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url))

async function seoReport(args: readonly string[]): Promise<number> {
  const [code] = await once(spawn(process.execPath, [cli, ...args], { stdio: 'inherit' }), 'exit')
  return (code as number | null) ?? 1
}

const args = process.argv.slice(2)
if (args.length > 0) {
  process.exitCode = await seoReport(args)
} else {
  const { origin, pages, close } = await serveSite()
  console.log(`A sample shop is being served on ${origin}. Its pages are checked with:\n`)
  console.log(`  seo-report check ${pages.join(' ')} --fail-on none\n`)
  process.exitCode = await seoReport(['check', ...pages, '--fail-on', 'none'])
  console.log('\nYour own pages: npm start -- check https://example.com/')
  await close()
}
