/** What the trust page counts in a month, in the order in which it stands there. */
export const trustFigures = ['checked', 'agreed', 'complaints', 'settled_in_time', 'removed', 'found'] as const
export type TrustFigure = (typeof trustFigures)[number]

/** A count below this could point to a family, so it is told as fewer than it. None at all points to nobody. */
export const smallestTold = 10

/** A count as it is published: null stands for fewer than ten. */
export const toldCount = (count: number): number | null => (count === 0 || count >= smallestTold ? count : null)

/** The month of India's calendar before this one, such as 2025-12 for 2026-01. */
export function monthBefore(month: string): string {
  const [year, at] = month.split('-').map(Number) as [number, number]
  return at === 1 ? `${year - 1}-12` : `${year}-${String(at - 1).padStart(2, '0')}`
}
