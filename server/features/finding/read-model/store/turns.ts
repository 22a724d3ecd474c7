import { mostCounted } from '#domain/finding/fair-order.ts'

/** What the order of matches knows of a member, in one number: how often it was shown, and two flags above that. */
export const comesLastFlag = mostCounted + 1
export const hasReturnedFlag = 2 * comesLastFlag

/** A family with a flag is never among those who come first because they are new. */
export const mayBeNew = (turn: number): boolean => turn < comesLastFlag
/** Who comes first has the smaller place. */
export const placeOf = (turn: number): number => turn & (hasReturnedFlag - 1)
