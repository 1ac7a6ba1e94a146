import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const candidates = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser']
const executablePath = candidates.find(path => path !== '' && existsSync(path))

/** Why browser tests cannot run here; null when they can. With `CI=true` they run, and fail without a browser. */
export const browserMissing: string | null =
  executablePath || process.env.CI === 'true'
    ? null
    : 'skipped: Chromium is not installed (Debian: apt-get install chromium, or set CHROMIUM_PATH)'

/** Headless Chromium that asks for nothing by itself. */
export async function launchBrowser(): Promise<Browser> {
  if (!executablePath) throw new Error('Chromium is not installed: apt-get install chromium.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
