import type { Bilingual } from '#domain/words/bilingual.ts'
import type { ZodiacPlace } from '../zodiac.ts'

/** One of the eight comparisons. The bride is always the first argument, because several kootas are not symmetric. */
export interface Koota {
  readonly max: number
  readonly name: Bilingual
  points(bride: ZodiacPlace, groom: ZodiacPlace): number
  /** The value of one side. Only tara also needs the other side. */
  value(own: ZodiacPlace, other: ZodiacPlace): Bilingual
  /** The reason for the points, in one line. */
  reason(bride: ZodiacPlace, groom: ZodiacPlace): Bilingual
}
