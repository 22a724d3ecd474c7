/** Counts below this are told as "a few": a small one would point at a family. Nobody at all is told as it is. */
const smallestCountTold = 5
export const countOrFew = (count: number): number | null => (count > 0 && count < smallestCountTold ? null : count)

/** How a family in the lists was overlooked: it was shown to nobody, or asked by nobody. */
export const overlookings = ['SHOWN', 'ASKED'] as const
export type Overlooked = (typeof overlookings)[number]

/** What a family could add so that more look at it, in the order of how much it brings. */
export const helps = ['photo', 'wishes', 'birth_time'] as const
export type Help = (typeof helps)[number]

/** Fewer families than this are nearly nobody. */
const fewFamilies = 10
export const isNearlyNobody = (families: number): boolean => families < fewFamilies

/**
 * Why nobody may have been shown or asked for a family, besides a missing photo: nearly nobody fits its wishes, or comes from
 * its district, or its ID was not checked. Facts alone; the clerk judges.
 */
export const overlookedReasons = ['WISHES', 'REGION', 'UNCHECKED'] as const
export type OverlookedReason = (typeof overlookedReasons)[number]

/** The one thing that would help most, from the family's own facts alone. `fitting` is null while it is not counted. */
export function whatHelps(own: { hasPhoto: boolean; hasBirthTime: boolean; fitting: number | null }): Help | null {
  if (!own.hasPhoto) return 'photo'
  if (own.fitting !== null && isNearlyNobody(own.fitting)) return 'wishes'
  return own.hasBirthTime ? null : 'birth_time'
}
