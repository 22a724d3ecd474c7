import { type Derived, derive, type Horoscope } from './horoscope.ts'
import { scoreOfPlaces } from './table.ts'

type Side = 'bride' | 'groom'
export interface MissingDetail {
  readonly whose: Side
  /** `conflict` means that no birth has the given raas, nakshatra and charan together. */
  readonly detail: 'nakshatra' | 'charan' | 'conflict'
}

/** An unknown score is not 0: it names the missing details instead of a total. */
export type Score =
  | { readonly known: true; readonly total: number }
  | { readonly known: false; readonly missing: readonly MissingDetail[] }

function missingOf(whose: Side, derived: Derived): MissingDetail[] {
  if (derived.state === 'known') return []
  return [{ whose, detail: derived.state === 'missing' ? derived.detail : 'conflict' }]
}

export const missingIn = (bride: Derived, groom: Derived): MissingDetail[] => [
  ...missingOf('bride', bride),
  ...missingOf('groom', groom),
]

export function score(bride: Horoscope, groom: Horoscope): Score {
  const [hers, his] = [derive(bride), derive(groom)]
  if (hers.state !== 'known' || his.state !== 'known') return { known: false, missing: missingIn(hers, his) }
  return { known: true, total: scoreOfPlaces(hers.place.index, his.place.index) }
}
