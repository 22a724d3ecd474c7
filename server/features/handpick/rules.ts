import { type Fit, matchingScore } from '#domain/fit.ts'
import type { Nearness } from '#domain/handpick.ts'

/** Everything that speaks for or against suggesting one family to another. */
export interface HandpickReasons {
  /** Which wishes of the member's family the candidate meets. Null for a family without wishes. */
  ours: Fit | null
  /** Which wishes of the candidate's family the member meets. */
  theirs: Fit | null
  gunMilan: number | null
  /** The smallest native place that the two share. */
  nearness: Nearness | null
  daysSinceJoined: number
  /** The member has opened the candidate's profile before. */
  isSeen: boolean
  isPicked: boolean
  /** One of the two has refused the other, or taken an interest back. */
  isRefused: boolean
}

const pointsOfFit = (fit: Fit | null): number => (fit ? 2 * fit.met.length - 3 * fit.missed.length : 0)
const pointsOfNearness: Record<Nearness, number> = { taluka: 3, district: 2, division: 1 }

function pointsOfStars(gunMilan: number | null): number {
  if (gunMilan === null) return 0
  return gunMilan >= matchingScore ? 4 : -2
}

function pointsOfFreshness(days: number): number {
  if (days < 30) return 2
  return days < 90 ? 1 : 0
}

/**
 * How well a candidate suits, as a counsellor counts it. A missed wish weighs more than a met one, on either side. Who was
 * picked or refused before comes after everybody else.
 */
export function handpickScore(reasons: HandpickReasons): number {
  const suits =
    pointsOfFit(reasons.ours) +
    pointsOfFit(reasons.theirs) +
    pointsOfStars(reasons.gunMilan) +
    (reasons.nearness ? pointsOfNearness[reasons.nearness] : 0) +
    pointsOfFreshness(reasons.daysSinceJoined) -
    (reasons.isSeen ? 1 : 0)
  return suits - (isSettled(reasons) ? 1000 : 0)
}

/** Who was picked before cannot be picked again, and who refused should not be asked again. */
export const isSettled = ({ isPicked, isRefused }: Pick<HandpickReasons, 'isPicked' | 'isRefused'>): boolean =>
  isPicked || isRefused

/** A member with a plan who had no pick for this long stands on the counsellor's list for the day. */
export const daysWithoutPick = 30
