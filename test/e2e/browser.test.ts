import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderHtmlReport } from '../../src/present/html-report.ts'
import { renderSummary } from '../../src/present/summary.ts'
import { browserMissing, launchBrowser } from '../support/browser.ts'
import { renderMarkdownPage } from '../support/render-markdown.ts'
import { sampleRuns } from '../support/sample-runs.ts'

const views: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 } },
  dark: { colorScheme: 'dark' },
}

describe.skipIf(browserMissing !== null)(`in Chromium${browserMissing ? ` (${browserMissing})` : ''}`, () => {
  let browser: Browser
  let folder: string
  beforeAll(async () => {
    browser = await launchBrowser()
    folder = await mkdtemp(join(tmpdir(), 'seo-report-browser-'))
  })
  afterAll(async () => {
    await browser?.close()
    if (folder) await rm(folder, { recursive: true })
  })

  async function open(html: string, options: BrowserContextOptions) {
    const file = join(folder, `${crypto.randomUUID()}.html`)
    await writeFile(file, html)
    const page = await browser.newPage(options)
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    page.on('pageerror', error => said.push(String(error)))
    page.on('dialog', dialog => said.push(dialog.message()))
    page.on('request', request => {
      if (request.url() !== pathToFileURL(file).href) said.push(request.url())
    })
    await page.goto(pathToFileURL(file).href)
    return { page, said }
  }

  const cases = (['mixed', 'hostile', 'allErrors'] as const).flatMap(run =>
    Object.keys(views).map(view => [run, view] as const),
  )
  test.each(cases)(
    'the HTML report of %s runs no script, asks for nothing and fits (%s)',
    async (run, view) => {
      const html = renderHtmlReport(sampleRuns[run])
      const { page, said } = await open(html, views[view] ?? {})
      await page.locator('details').evaluateAll(all => {
        for (const one of all) one.setAttribute('open', '')
      })
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      expect([said, overflow, await page.locator('script').count()]).toEqual([[], expect.any(Number), 0])
      expect(overflow).toBeLessThanOrEqual(0)
      await page.close()
    },
  )

  test('dark and light differ, and both can be read', async () => {
    const colors = await Promise.all(
      (['light', 'dark'] as const).map(async colorScheme => {
        const { page } = await open(renderHtmlReport(sampleRuns.mixed), { colorScheme })
        const style = await page.evaluate(
          '(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.body))',
        )
        await page.close()
        return style as [string, string]
      }),
    )
    const [light, dark] = colors
    expect(light).not.toEqual(dark)
    for (const [color, background] of colors) expect(color).not.toBe(background)
  })

  test('the job summary of a hostile page runs nothing of it', async () => {
    const { page, said } = await open(renderMarkdownPage(renderSummary(sampleRuns.hostile)), {})
    expect(await page.locator('script, .markdown-body b, .markdown-body img').count()).toBe(0)
    expect(await page.locator('table').count()).toBe(1)
    expect(said).toEqual([])
    await page.close()
  })
})
