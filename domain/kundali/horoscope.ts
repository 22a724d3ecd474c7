import type { Charan, Mangal, Nakshatra, Raas } from './names.ts'
import { type Place, places } from './zodiac.ts'

/** What a member has told of a birth. Anything may be untold. */
export interface Horoscope {
  readonly nakshatra?: Nakshatra | undefined
  readonly charan?: Charan | undefined
  readonly raas?: Raas | undefined
  readonly mangal?: Mangal | undefined
  /** Whatever names the devak: it is only ever compared. */
  readonly devak?: string | undefined
}

export type Derived =
  /** `possible` has several charans of one raas where the charan is untold; `place` then stands for all of them. */
  | { readonly state: 'known'; readonly place: Place; readonly possible: readonly Place[] }
  /** Without the charan (or the raas) a nakshatra that reaches over two raas leaves the raas open. */
  | { readonly state: 'missing'; readonly detail: 'nakshatra' | 'charan' }
  /** No birth has this raas, nakshatra and charan together. */
  | { readonly state: 'impossible' }

const ofNakshatra = Array.from({ length: 27 }, (_, index) => places.slice(index * 4, index * 4 + 4))

export function derive({ nakshatra, charan, raas }: Horoscope): Derived {
  if (nakshatra === undefined) return { state: 'missing', detail: 'nakshatra' }
  const possible = (ofNakshatra[nakshatra - 1] ?? []).filter(
    place => (charan === undefined || place.charan === charan) && (raas === undefined || place.raas === raas),
  )
  // The last one, not the first: with its charan unknown Shravan counts as Jalchar, which its first charan is not.
  const place = possible.at(-1)
  if (!place) return { state: 'impossible' }
  if (possible.some(other => other.raas !== place.raas)) return { state: 'missing', detail: 'charan' }
  return { state: 'known', place, possible }
}

/** What is refused when it is saved. */
export const isImpossible = (horoscope: Horoscope): boolean => derive(horoscope).state === 'impossible'
