import type { Charan, Nakshatra, Raas } from '../names.ts'

/** A longitude as a patrika writes it. */
export interface SkyPlace {
  /** Degrees from 0 to 360 from the beginning of Mesh. */
  readonly longitude: number
  readonly sign: Raas
  readonly nakshatra: Nakshatra
  readonly pada: Charan
  /** The sign of the ninth part. Counted on from Mesh, the parts give each sign its own beginning by themselves. */
  readonly navamsa: Raas
  /** Whole signs: the sign of lagna is the first house. */
  readonly house: number
}

/** The house of a sign, counted from the sign that is the first. */
export const houseFrom = (first: Raas, sign: Raas): number => ((sign - first + 12) % 12) + 1

export const signAt = (longitude: number): Raas => (Math.floor(longitude / 30) + 1) as Raas
const charanAt = (longitude: number): number => Math.floor((longitude * 3) / 10)
const navamsaAt = (longitude: number): Raas => ((charanAt(longitude) % 12) + 1) as Raas

export function placeIn(lagnaSign: Raas, longitude: number): SkyPlace {
  const charan = charanAt(longitude)
  const sign = signAt(longitude)
  return {
    longitude,
    sign,
    nakshatra: (Math.floor(charan / 4) + 1) as Nakshatra,
    pada: ((charan % 4) + 1) as Charan,
    navamsa: navamsaAt(longitude),
    house: houseFrom(lagnaSign, sign),
  }
}
