import type { Raas } from '../names.ts'
import { houseFrom } from './place.ts'

/** The houses in which Mars makes mangal by every school; the second house counts for some, so it is told apart. */
const mangalHouses: readonly number[] = [1, 4, 7, 8, 12]

export interface PatrikaMangal {
  readonly houseFromLagna: number
  readonly houseFromMoon: number
  readonly fromLagna: boolean
  readonly fromMoon: boolean
  readonly fromLagnaWith2: boolean
  readonly fromMoonWith2: boolean
  /** What softens it. Both are named and change none of the others: the family's guruji decides. */
  readonly ownSign: boolean
  readonly exalted: boolean
}

export const isMangalHouse = (house: number): boolean => mangalHouses.includes(house)

export function mangalOf({ lagna, moon, mars }: { lagna: Raas; moon: Raas; mars: Raas }): PatrikaMangal {
  const houseFromLagna = houseFrom(lagna, mars)
  const houseFromMoon = houseFrom(moon, mars)
  return {
    houseFromLagna,
    houseFromMoon,
    fromLagna: isMangalHouse(houseFromLagna),
    fromMoon: isMangalHouse(houseFromMoon),
    fromLagnaWith2: isMangalHouse(houseFromLagna) || houseFromLagna === 2,
    fromMoonWith2: isMangalHouse(houseFromMoon) || houseFromMoon === 2,
    ownSign: mars === 1 || mars === 8,
    exalted: mars === 10,
  }
}
