import { readFileSync } from 'node:fs'
import type { EventContext } from './missing-key-hint.ts'

/**
 * The event that started the workflow, from the runner's variables and its event file; null when the file
 * is told and cannot be understood. Not `context` of @actions/github, which throws while it is imported
 * when the file is not JSON, before anything could turn that into a word for a person.
 */
export function readEvent(environment: NodeJS.ProcessEnv): EventContext | null {
  const { GITHUB_ACTOR: actor = '', GITHUB_EVENT_NAME: eventName = '', GITHUB_EVENT_PATH: path } = environment
  try {
    const payload: unknown = path ? JSON.parse(readFileSync(path, 'utf8')) : {}
    return typeof payload === 'object' && payload !== null ? { actor, eventName, payload } : null
  } catch {
    return null
  }
}
