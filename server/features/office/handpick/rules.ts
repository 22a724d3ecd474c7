import { type Fit, isFitting, matchClasses, matchClassOf } from '#domain/finding/fit.ts'
import type { Nearness } from '#domain/office/handpick.ts'

/** Everything that speaks for or against suggesting one family to another. */
export interface HandpickReasons {
  /** Which wishes of the member's family the candidate meets. Null for a family without wishes. */
  ours: Fit | null
  /** Which wishes of the candidate's family the member meets. */
  theirs: Fit | null
  gunMilan: number | null
  /** The smallest native place that the two share. */
  nearness: Nearness | null
  /** The member has opened the candidate's profile before. */
  isSeen: boolean
  isPicked: boolean
  /** One of the two has refused the other, or taken an interest back. */
  isRefused: boolean
  /** Nobody has sent the candidate an interest yet. */
  isNeverAsked: boolean
}

/** Who was picked before cannot be picked again, and who refused should not be asked again. */
export const isSettled = ({ isPicked, isRefused }: Pick<HandpickReasons, 'isPicked' | 'isRefused'>): boolean =>
  isPicked || isRefused

/**
 * The place of a candidate's class, 0 is the best: the classes of the family's own list of matches. For a family without
 * wishes it goes by the candidate's. Who was picked or refused before comes after everybody else.
 */
export function handpickClass(reasons: HandpickReasons): number {
  if (isSettled(reasons)) return matchClasses.length + 1
  if (!reasons.ours) return isFitting(reasons.theirs) ? 0 : reasons.theirs === null ? 1 : 2
  const found = matchClassOf(reasons.ours, reasons.theirs)
  return found ? matchClasses.indexOf(found) : matchClasses.length
}

/** Of so many places in a row, the first is for a family whom nobody asked yet. */
const turnOfNeverAsked = 3

/**
 * Lets families whom nobody asked come up first among equals. Their share is bounded, so that the others are not hidden
 * behind them: each of them is followed by two others, as long as there are any.
 */
export function withNeverAskedFirst<T>(equals: readonly T[], isNeverAsked: (one: T) => boolean): T[] {
  const never = equals.filter(isNeverAsked)
  const others = equals.filter(one => !isNeverAsked(one))
  const ordered: T[] = []
  while (never.length > 0 && others.length > 0)
    ordered.push(...never.splice(0, 1), ...others.splice(0, turnOfNeverAsked - 1))
  return [...ordered, ...never, ...others]
}

/** A member with a plan who had no pick for this long stands on the counsellor's list for the day. */
export const daysWithoutPick = 30
