export interface RobotsDecision {
  /** `unknown`: the file answered 429 or 5xx, so a crawler would wait rather than crawl. */
  readonly verdict: 'allowed' | 'disallowed' | 'unknown'
  /** The deciding line as written, such as `Disallow: /private`; null when no rule matched. */
  readonly rule: string | null
}

export interface RobotsTxt {
  /** Final HTTP status of robots.txt. */
  readonly status: number
  /** Whether a crawler may fetch a URL of this origin (RFC 9309 section 2.2). */
  check(agent: string, url: string): RobotsDecision
}
