import { parse } from 'parse5'
import { beforeAll, expect, test } from 'vitest'
import { renderMarkdown } from '../support/render-markdown.ts'
import { type ActionResult, runAction } from '../support/run-action.ts'
import { serve } from '../support/serve.ts'

const title = '| </td><script>x</script> @everyone ::error::x `<b>`'
const escaped = title.replaceAll('<', '&lt;')
// Two titles, so that both are quoted as evidence; other foreign texts go the same ways.
const html = `<!doctype html><html lang="${title.replaceAll('"', '')}"><head>
<title>${escaped}</title><title>${escaped}\n::error::y\n##[error]z</title>
<link rel="canonical" href="${escaped}"></head><body><h1>Shop</h1>
<a href="javascript:${escaped}">::error::x</a><img src="${escaped}"></body></html>`

let run: ActionResult
beforeAll(async () => {
  await using server = await serve((request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  })
  run = await runAction({ urls: `${server.origin}/`, 'fail-on': 'decent' })
})

test('the page is checked, and its title is told', () => {
  expect(run.code).toBe(1)
  expect(run.results?.pages[0]?.checks.find(check => check.id === 'title')?.status).toBe('failed')
  expect(run.files['results.json']).toContain('@everyone')
})

test('the log carries no command that the page has written', () => {
  const commands = run.stdout.split('\n').filter(line => /^\s*::|##\[/.test(line))
  for (const command of commands)
    expect(command).toMatch(/^::(group::Checking|endgroup::|error( title=|::SEO Report))/)
})

test('the summary renders without elements of the page, and mentions nobody', () => {
  const rendered = renderMarkdown(run.summary)
  const tags = new Set(Array.from(rendered.matchAll(/<([a-z][a-z0-9]*)/g), ([, tag]) => tag))
  expect([...tags]).not.toContain('script')
  expect([...tags]).not.toContain('b')
  expect(rendered.replace(/<code>.*?<\/code>/gs, '')).not.toContain('@everyone')
  expect(rendered.match(/<table>/g)).toHaveLength(1)
})

test('the HTML report has no element and no live attribute of the page', () => {
  const { names, attributes } = inventory(run.files['index.html'] ?? '')
  expect(names).not.toContain('script')
  for (const { name, value } of attributes) expect(`${name}=${value}`).not.toMatch(/^(on|\w+=\s*javascript:)/)
})

interface Node {
  readonly nodeName: string
  readonly attrs?: readonly { name: string; value: string }[]
  readonly childNodes?: readonly Node[]
}

function inventory(source: string) {
  const nodes: Node[] = [parse(source)]
  for (const node of nodes) nodes.push(...(node.childNodes ?? []))
  return { names: nodes.map(node => node.nodeName), attributes: nodes.flatMap(node => node.attrs ?? []) }
}
