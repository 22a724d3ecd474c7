import { addDays, type Day, startOfDayInIndia } from '../calendar.ts'

/**
 * The order of families within a class of matches. A place on the first page is shared and not sold: some who are new come
 * first, then whoever was shown least. It holds for a day, so that pages do not jump while a family reads them.
 */
export interface FairDay {
  /** Counts and membership are those of the midnight in India at which this day began. */
  readonly day: Day
  /** Shuffles whoever was shown equally often, for one viewer on one day. */
  readonly seed: number
}

/** What the order knows of a family. */
export interface Turn {
  readonly number: number
  readonly joinedAt: Date
  /** How often it was shown in the days that count. */
  readonly shown: number
  /** It leaves many families without an answer, and comes after the others. */
  readonly comesLast: boolean
  /** It has left and registered again, and is not new for that. */
  readonly hasReturned: boolean
}

export const daysCounted = 30
const daysOfNewcomer = 7
export const newcomersFirst = 5
/** What was shown more often is not told apart: the read model has two bytes for it. */
export const mostCounted = 0xffff

/** From when on a family counts as new. */
export const newcomersSince = ({ day }: Pick<FairDay, 'day'>): Date => startOfDayInIndia(addDays(day, -daysOfNewcomer))

/** A number of 32 bits that differs for each viewer and day (FNV-1a). */
export function seedOf(viewerId: string, day: Day): number {
  let seed = 0x811c9dc5
  for (const letter of `${viewerId} ${day}`) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01000193)
  return seed >>> 0
}

/**
 * The place of a family in a shuffle. Two numbers never share a place, so the order is total. `shuffled` in server/db/functions is
 * the same.
 */
export function shuffled(number: number, seed: number): number {
  let mixed = Math.imul(number ^ seed, 0x45d9f3b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const newestFirst = (one: Turn, other: Turn) => other.joinedAt.getTime() - one.joinedAt.getTime()

/** The families of one class in their order. Whoever joined after midnight is not among them. Equal moments keep their order. */
export function fairOrder<T extends Turn>(families: readonly T[], day: FairDay): T[] {
  // Dates as they are would be turned into numbers at every comparison, which takes longer than the sorting.
  const midnight = startOfDayInIndia(day.day).getTime()
  const since = newcomersSince(day).getTime()
  const present = families.filter(family => family.joinedAt.getTime() < midnight)
  const isNew = ({ joinedAt, comesLast, hasReturned }: T) => joinedAt.getTime() >= since && !comesLast && !hasReturned
  const first = present.filter(isNew).sort(newestFirst).slice(0, newcomersFirst)
  // One number for each family, as shuffling both again at every comparison takes most of the time.
  const place = ({ number, shown, comesLast }: T) =>
    (Math.min(shown, mostCounted) + (comesLast ? mostCounted + 1 : 0)) * 2 ** 32 + shuffled(number, day.seed)
  const others = present
    .filter(family => !first.includes(family))
    .map(family => ({ family, place: place(family) }))
    .sort((one, other) => one.place - other.place)
  return [...first, ...others.map(({ family }) => family)]
}
