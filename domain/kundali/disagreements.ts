import { ganOf } from './kootas/gan.ts'
import { nadiOf } from './kootas/nadi.ts'
import type { Charan, Gan, Nadi, Nakshatra, Raas } from './names.ts'
import { type Place, places } from './zodiac.ts'

/** What stands in a member's form. */
export interface Entered {
  readonly nakshatra?: Nakshatra | undefined
  readonly raas?: Raas | undefined
  readonly charan?: Charan | undefined
  readonly nadi?: Nadi | undefined
  readonly gan?: Gan | undefined
}

const read = {
  nakshatra: (place: Place) => place.nakshatra,
  raas: (place: Place) => place.raas,
  charan: (place: Place) => place.charan,
  nadi: (place: Place) => nadiOf[place.nakshatra],
  gan: (place: Place) => ganOf[place.nakshatra],
} as const
export type EnteredField = keyof typeof read
export const enteredFields = Object.keys(read) as EnteredField[]

export interface Disagreement {
  readonly field: EnteredField
  readonly entered: number | string
  /** What it would have to be; several where the birth leaves several charans open. */
  readonly possible: readonly (number | string)[]
}

/**
 * Each value that no possible charan has. A value that fits narrows what the next may be: beside an edge, the
 * nakshatra of one side with the charan of the other is wrong although each is right alone.
 */
export function disagreements(entered: Entered, possible: readonly Place[]): Disagreement[] {
  let left = possible
  return enteredFields.flatMap(field => {
    const value = entered[field]
    if (value === undefined) return []
    const fitting = left.filter(place => read[field](place) === value)
    if (fitting.length === 0)
      return [{ field, entered: value, possible: [...new Set(left.map(place => read[field](place)))] }]
    left = fitting
    return []
  })
}

/** Nadi or gan that the nakshatra contradicts: the derived value wins, and the edit page says so. */
export const contradictions = (entered: Entered): Disagreement[] =>
  disagreements(
    { nadi: entered.nadi, gan: entered.gan },
    places.filter(place => place.nakshatra === entered.nakshatra),
  ).filter(({ possible }) => possible.length > 0)
