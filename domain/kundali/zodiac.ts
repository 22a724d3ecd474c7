import type { Charan, Nakshatra, Raas } from './names.ts'

/** One of the 108 charans of the zodiac: where the moon stood. Everything in a kundali follows from it. */
export interface Place {
  /** 0 to 107, counted from Ashwini 1. */
  readonly index: number
  readonly nakshatra: Nakshatra
  readonly charan: Charan
  readonly raas: Raas
}

const whole = (value: number, from: number, to: number) => Number.isInteger(value) && value >= from && value <= to
export const isRaas = (value: number): value is Raas => whole(value, 1, 12)
export const isNakshatra = (value: number): value is Nakshatra => whole(value, 1, 27)
export const isCharan = (value: number): value is Charan => whole(value, 1, 4)

/** Four charans make a nakshatra, nine a raas; so nine of the nakshatras reach over two raas. */
export const places: readonly Place[] = Array.from({ length: 108 }, (_, index) => ({
  index,
  nakshatra: (Math.floor(index / 4) + 1) as Nakshatra,
  charan: ((index % 4) + 1) as Charan,
  raas: (Math.floor(index / 9) + 1) as Raas,
}))

export function placeAt(index: number): Place {
  const place = places[index]
  if (!place) throw new RangeError(`there are 108 charans, and none is number ${index}`)
  return place
}

/** Steps from one to the other around a ring; both may be counted from 1. */
export const stepsAround = (ring: number, from: number, to: number): number => (to - from + ring) % ring
