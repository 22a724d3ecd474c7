import { eight } from './kootas/eight.ts'
import { places, type ZodiacPlace } from './zodiac.ts'

const kootas = Object.values(eight)
const pointsOf = (bride: ZodiacPlace, groom: ZodiacPlace): number =>
  kootas.reduce((sum, koota) => sum + koota.points(bride, groom), 0)

/**
 * The score of every pair in half points, so that a byte holds it: bride's row, groom's column, by
 * `ZodiacPlace.index`. Code that sorts many members reads this table directly.
 */
export const halfPoints: Uint8Array = Uint8Array.from(
  places.flatMap(bride => places.map(groom => pointsOf(bride, groom) * 2)),
)

export const scoreOfPlaces = (bride: number, groom: number): number => (halfPoints[bride * 108 + groom] ?? 0) / 2
