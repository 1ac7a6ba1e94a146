/** The result of a report, best first. */
export const ratings = ['good', 'decent', 'bad'] as const
export type Rating = (typeof ratings)[number]

/** The worst of some ratings; null when there are none. */
export function worstRating(some: Iterable<Rating>): Rating | null {
  const present = new Set(some)
  return ratings.findLast(rating => present.has(rating)) ?? null
}
