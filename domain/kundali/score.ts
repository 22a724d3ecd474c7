import { type Derived, derive, type Horoscope } from './horoscope.ts'
import { scoreOfPlaces } from './table.ts'

export type Whose = 'bride' | 'groom'
export interface Missing {
  readonly whose: Whose
  /** `conflict`: all is told, but no birth has it together. */
  readonly detail: 'nakshatra' | 'charan' | 'conflict'
}

/** Unknown is not zero: without a total there are the reasons for its absence. */
export type Score =
  | { readonly known: true; readonly total: number }
  | { readonly known: false; readonly missing: readonly Missing[] }

function missingOf(whose: Whose, derived: Derived): Missing[] {
  if (derived.state === 'known') return []
  return [{ whose, detail: derived.state === 'missing' ? derived.detail : 'conflict' }]
}

export const missingIn = (bride: Derived, groom: Derived): Missing[] => [
  ...missingOf('bride', bride),
  ...missingOf('groom', groom),
]

export function score(bride: Horoscope, groom: Horoscope): Score {
  const [hers, his] = [derive(bride), derive(groom)]
  if (hers.state !== 'known' || his.state !== 'known') return { known: false, missing: missingIn(hers, his) }
  return { known: true, total: scoreOfPlaces(hers.place.index, his.place.index) }
}
