import type { Charan, Mangal, Nakshatra, Raas } from './names.ts'
import { places, type ZodiacPlace } from './zodiac.ts'

/** The birth details of a member. Each may be missing. */
export interface Horoscope {
  readonly nakshatra?: Nakshatra | undefined
  readonly charan?: Charan | undefined
  readonly raas?: Raas | undefined
  readonly mangal?: Mangal | undefined
  /** An id of the devak; it is only compared. */
  readonly devak?: string | undefined
}

export type Derived =
  /** `possible` has several charans of one raas when the charan is missing; `place` then represents all of them. */
  | { readonly state: 'known'; readonly place: ZodiacPlace; readonly possible: readonly ZodiacPlace[] }
  /** A nakshatra that spans two raas needs the charan or the raas. */
  | { readonly state: 'missing'; readonly detail: 'nakshatra' | 'charan' }
  /** No birth has this raas, nakshatra and charan together. */
  | { readonly state: 'impossible' }

const ofNakshatra = Array.from({ length: 27 }, (_, index) => places.slice(index * 4, index * 4 + 4))

export function derive({ nakshatra, charan, raas }: Horoscope): Derived {
  if (nakshatra === undefined) return { state: 'missing', detail: 'nakshatra' }
  const possible = (ofNakshatra[nakshatra - 1] ?? []).filter(
    place => (charan === undefined || place.charan === charan) && (raas === undefined || place.raas === raas),
  )
  // It takes the last one, because Shravan without a charan counts as Jalchar, and its first charan is not Jalchar.
  const place = possible.at(-1)
  if (!place) return { state: 'impossible' }
  if (possible.some(other => other.raas !== place.raas)) return { state: 'missing', detail: 'charan' }
  return { state: 'known', place, possible }
}
