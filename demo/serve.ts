// Serves the sample shop until it is stopped: `node demo/serve.ts [port]`.
import { serveSite } from './serve-site.ts'

const { origin, pages } = await serveSite({ port: Number(process.argv[2] ?? 0) })
console.log(`Serving ${origin}:\n${pages.join('\n')}`)
