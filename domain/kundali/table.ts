import { eight } from './kootas/eight.ts'
import { type Place, places } from './zodiac.ts'

const kootas = Object.values(eight)
export const pointsOf = (bride: Place, groom: Place): number =>
  kootas.reduce((sum, koota) => sum + koota.points(bride, groom), 0)

/**
 * Every pair there is, in half points (a score has steps of a half, and a byte holds them): the bride's row, the
 * groom's column, by `Place.index`. For sorting many candidates read it straight.
 */
export const halfPoints: Uint8Array = Uint8Array.from(
  places.flatMap(bride => places.map(groom => pointsOf(bride, groom) * 2)),
)

export const scoreOfPlaces = (bride: number, groom: number): number => (halfPoints[bride * 108 + groom] ?? 0) / 2
