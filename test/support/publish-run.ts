// Publishes the run in a JSON file as a process of its own, because `publish` writes to the process's streams:
// node publish-run.ts run.json
import { readFileSync } from 'node:fs'
import { publish } from '../../src/github/publish.ts'

const { result, files } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
await publish(result, files)
