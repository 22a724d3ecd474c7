import { ganOf } from './kootas/gan.ts'
import { nadiOf } from './kootas/nadi.ts'
import type { Charan, Gan, Nadi, Nakshatra, Raas } from './names.ts'
import type { ZodiacPlace } from './zodiac.ts'

/** The values of a member's form. */
export interface EnteredHoroscope {
  readonly nakshatra?: Nakshatra | undefined
  readonly raas?: Raas | undefined
  readonly charan?: Charan | undefined
  readonly nadi?: Nadi | undefined
  readonly gan?: Gan | undefined
}

const valueAt = {
  nakshatra: (place: ZodiacPlace) => place.nakshatra,
  raas: (place: ZodiacPlace) => place.raas,
  charan: (place: ZodiacPlace) => place.charan,
  nadi: (place: ZodiacPlace) => nadiOf[place.nakshatra],
  gan: (place: ZodiacPlace) => ganOf[place.nakshatra],
} as const
export type EnteredField = keyof typeof valueAt
export const enteredFields = Object.keys(valueAt) as EnteredField[]

interface Disagreement {
  readonly field: EnteredField
  readonly entered: number | string
  /** The values that the birth allows. */
  readonly possible: readonly (number | string)[]
}

/**
 * Finds the values that no possible charan has. A value that fits narrows the places for the next value: near a
 * boundary, the nakshatra of one side with the charan of the other is wrong, although each is possible alone.
 */
export function disagreements(entered: EnteredHoroscope, possible: readonly ZodiacPlace[]): Disagreement[] {
  let remaining = possible
  return enteredFields.flatMap(field => {
    const value = entered[field]
    if (value === undefined) return []
    const fitting = remaining.filter(place => valueAt[field](place) === value)
    if (fitting.length === 0)
      return [{ field, entered: value, possible: [...new Set(remaining.map(place => valueAt[field](place)))] }]
    remaining = fitting
    return []
  })
}
