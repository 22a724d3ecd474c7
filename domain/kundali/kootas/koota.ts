import type { Bilingual } from '#domain/words/bilingual.ts'
import type { Place } from '../zodiac.ts'

/** One of the eight things compared. The bride always comes first: several kootas are not symmetric. */
export interface Koota {
  readonly max: number
  readonly name: Bilingual
  points(bride: Place, groom: Place): number
  /** What this koota looks at in one of the two; for tara it is seen from the other. */
  value(own: Place, other: Place): Bilingual
  /** One line: why these points. */
  reason(bride: Place, groom: Place): Bilingual
}

/** What the eight can give together. */
export const maxTotal = 36
