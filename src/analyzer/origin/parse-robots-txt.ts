import { parseGroups, type RobotsGroup, type RobotsRule } from './robots-groups.ts'
import { matchesPattern, matchPath } from './robots-pattern.ts'
import type { RobotsDecision, RobotsTxt } from './robots-txt.ts'

/**
 * What an answer to `/robots.txt` means. A 2xx is read (at most 500 KiB of it); a 429 or 5xx leaves every verdict
 * `unknown`; any other status, a redirect that leads nowhere included, means that there is no file: all is allowed.
 * Source: RFC 9309 section 2.3.1 and Google's "How Google interprets the robots.txt specification".
 *
 * @param status final HTTP status
 * @param body decompressed
 */
export function parseRobotsTxt(status: number, body: Uint8Array): RobotsTxt {
  const groups = status >= 200 && status <= 299 ? parseGroups(body) : []
  const isUnknown = status === 429 || status >= 500
  return {
    status,
    check(agent, url) {
      if (new URL(url).pathname === '/robots.txt') return allowed
      if (isUnknown) return { verdict: 'unknown', rule: null }
      const rule = decidingRule(rulesFor(agent, groups), matchPath(url))
      return rule ? { verdict: rule.allow ? 'allowed' : 'disallowed', rule: rule.line } : allowed
    },
  }
}

const allowed: RobotsDecision = { verdict: 'allowed', rule: null }

/** All groups that name the agent count as one; those for `*` only when none does. */
function rulesFor(agent: string, groups: readonly RobotsGroup[]): RobotsRule[] {
  const naming = (name: string): RobotsGroup[] => groups.filter(({ agents }) => agents.has(name))
  const own = naming(agent.toLowerCase())
  return (own.length > 0 ? own : naming('*')).flatMap(({ rules }) => rules)
}

/** The matching rule with the most octets; of two, the one that allows. */
function decidingRule(rules: readonly RobotsRule[], path: string): RobotsRule | null {
  let best: RobotsRule | null = null
  for (const rule of rules) {
    const gain = rule.pattern.length - (best?.pattern.length ?? 0)
    const isBetter = gain > 0 || (gain === 0 && rule.allow && !best?.allow)
    if (isBetter && matchesPattern(rule.pattern, path)) best = rule
  }
  return best
}
