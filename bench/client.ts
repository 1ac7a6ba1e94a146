// How close a run comes to what its writes alone would take, in requests and in memory; nothing is asserted.
import { bareNodeBytes, measureRun } from './client/measure.ts'

const sizes = [100, 1_000, 10_000]
const latencyMs = 20
const concurrency = 16

const columns = ['pages', 'wall ms', 'ideal ms', 'wall ÷ ideal', 'requests per page', 'peak MB']
const widths = columns.map(title => Math.max(title.length, 'bare Node'.length))
const line = (cells: readonly string[]): string =>
  cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('   ')

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const megabytes = (bytes: number): string => whole(bytes / 1e6)

console.log(`A service that takes ${latencyMs} ms, ${concurrency} pages at once, half of them with a report.`)
console.log('Ideal are the writes alone: their number × the latency ÷ the pages at once.\n')
console.log(line(columns))
for (const pages of sizes) {
  const { wallMs, peakBytes, requests, writes } = await measureRun({ pages, latencyMs }, concurrency)
  const idealMs = (writes * latencyMs) / concurrency
  const ratios = [(wallMs / idealMs).toFixed(2), (requests / pages).toFixed(3)]
  console.log(line([whole(pages), whole(wallMs), whole(idealMs), ...ratios, megabytes(peakBytes)]))
}
console.log(line(['target', '', '', '≤ 1.25', '≤ 1.1', '≤ 150']))
console.log(line(['bare Node', '', '', '', '', megabytes(await bareNodeBytes())]))
