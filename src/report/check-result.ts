export const importances = ['high', 'medium', 'low'] as const
export type Importance = (typeof importances)[number]

export const categories = ['seo', 'performance', 'security', 'miscellaneous'] as const
export type Category = (typeof categories)[number]

/** `inconclusive`: could not be told, for example because a probe of the origin timed out. */
export const checkStatuses = ['passed', 'failed', 'notApplicable', 'inconclusive'] as const
export type CheckStatus = (typeof checkStatuses)[number]

/**
 * Evidence of a check: plain JSON values, foreign text included, so every renderer must escape it.
 * By convention `instances` lists the offending places (at most 20) and `count` says how many there are.
 */
export type CheckDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** What one check found on one page. `reason` and `advice` are null unless the check failed. */
export interface CheckResult {
  readonly id: string
  readonly title: string
  readonly category: Category
  readonly importance: Importance
  readonly status: CheckStatus
  readonly reason: string | null
  readonly advice: string | null
  readonly details: CheckDetails
}
