import { expect, test } from 'vitest'
import { type EventContext, missingKeyHint } from '../../src/github/missing-key-hint.ts'

const pullRequest = (head: object | null, base = 'shop/site'): EventContext['payload'] => ({
  pull_request: { number: 7, head: { repo: head }, base: { repo: { full_name: base } } },
})
const ofFork = pullRequest({ full_name: 'someone/site', fork: true })

const hints = {
  dependabot: /Dependabot secrets/,
  fork: /forks get no secrets.*embedded/,
  secret: /secret exists/,
}

test('an event that is not known gives no hint', () => {
  expect(missingKeyHint(null)).toBe('')
})

test.each<[string, Partial<EventContext>, keyof typeof hints]>([
  ['a push', { eventName: 'push' }, 'secret'],
  ['a push by Dependabot', { eventName: 'push', actor: 'dependabot[bot]' }, 'dependabot'],
  [
    'a pull request of Dependabot',
    { actor: 'dependabot[bot]', payload: pullRequest({ full_name: 'shop/site' }) },
    'dependabot',
  ],
  ['a person called dependabot', { actor: 'dependabot', payload: ofFork }, 'fork'],
  ['a pull request of a fork', { payload: ofFork }, 'fork'],
  ['a review of one', { eventName: 'pull_request_review', payload: ofFork }, 'fork'],
  ['a pull request of a fork that is gone', { payload: pullRequest(null) }, 'fork'],
  // https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#pull_request_target
  [
    'pull_request_target of a fork, which gets secrets',
    { eventName: 'pull_request_target', payload: ofFork },
    'secret',
  ],
  [
    'a pull request of the repository itself',
    { payload: pullRequest({ full_name: 'shop/site', fork: false }) },
    'secret',
  ],
  [
    'the same in a repository that is a fork',
    { payload: pullRequest({ full_name: 'shop/site', fork: true }) },
    'secret',
  ],
  [
    'a comment, whose event tells no branch',
    { eventName: 'issue_comment', payload: { issue: { number: 7 } } },
    'secret',
  ],
  ['an event that tells too little', { payload: { pull_request: { number: 7 } } }, 'secret'],
])('%s', (_, some, hint) => {
  expect(missingKeyHint({ actor: 'ada', eventName: 'pull_request', payload: {}, ...some })).toMatch(
    hints[hint],
  )
})
