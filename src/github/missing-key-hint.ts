import type { context } from '@actions/github'

/** The slice of the event that says whether the workflow may see secrets. */
export type EventContext = Pick<typeof context, 'actor' | 'eventName' | 'payload'>

/**
 * Why `api-key` may be empty although the workflow names a secret. Empty when the event is not known.
 * Source: docs.github.com, "Secrets in GitHub Actions" and "Dependabot on GitHub Actions".
 */
export function missingKeyHint(event: EventContext | null): string {
  if (event === null) return ''
  const { actor, eventName, payload } = event
  if (actor === 'dependabot[bot]') {
    return 'Workflows that Dependabot starts see only Dependabot secrets; add the key there.'
  }
  if (eventName !== 'pull_request_target' && isFromFork(payload.pull_request)) {
    return 'Pull requests from forks get no secrets; leave out base-url for them to use the embedded service.'
  }
  return 'Check that the secret exists in this repository and is spelt as in the workflow.'
}

// Not `head.repo.fork`: that is true within a repository that is itself a fork. A fork that is gone is null.
function isFromFork(pullRequest: EventContext['payload']['pull_request']): boolean {
  const head = pullRequest?.head
  const base = pullRequest?.base
  return head && base ? head.repo?.full_name !== base.repo?.full_name : false
}
