/** Who may open a report page. The index is the number on the wire: 0 public, 1 private, 2 password. */
export const privacies = ['public', 'private', 'password'] as const
export type Privacy = (typeof privacies)[number]

/** The wire number of a privacy. */
export const privacyNumber = (privacy: Privacy): number => privacies.indexOf(privacy)

/** The privacy for a wire number or a numeric string such as `"2"`; null for anything else. */
export function privacyFromNumber(value: unknown): Privacy | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  return /^[012]$/.test(String(value)) ? (privacies[Number(value)] ?? null) : null
}
