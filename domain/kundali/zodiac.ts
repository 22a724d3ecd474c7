import type { Charan, Nakshatra, Raas } from './names.ts'

/** One of the 108 charans of the zodiac. The place of the moon at birth determines the whole kundali. */
export interface ZodiacPlace {
  /** 0 to 107, counted from Ashwini 1. */
  readonly index: number
  readonly nakshatra: Nakshatra
  readonly charan: Charan
  readonly raas: Raas
}

const isWholeBetween = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to
export const isRaas = (value: number): value is Raas => isWholeBetween(value, 1, 12)
export const isNakshatra = (value: number): value is Nakshatra => isWholeBetween(value, 1, 27)
export const isCharan = (value: number): value is Charan => isWholeBetween(value, 1, 4)

/** A nakshatra has four charans and a raas nine, so nine nakshatras span two raas. */
export const places: readonly ZodiacPlace[] = Array.from({ length: 108 }, (_, index) => ({
  index,
  nakshatra: (Math.floor(index / 4) + 1) as Nakshatra,
  charan: ((index % 4) + 1) as Charan,
  raas: (Math.floor(index / 9) + 1) as Raas,
}))

export function placeAt(index: number): ZodiacPlace {
  const place = places[index]
  if (!place) throw new RangeError(`there are 108 charans, and none is number ${index}`)
  return place
}

/** Counts the steps from one position of a ring to another. */
export const stepsAround = (ring: number, from: number, to: number): number => (to - from + ring) % ring
