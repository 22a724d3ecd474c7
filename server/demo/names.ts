import type { Gender } from '#domain/limits.ts'
import { boys, fathers, girls, inMarathi } from './lists/given-names.ts'
import { type Region, surnamesInMarathi, surnamesOf } from './lists/surnames.ts'
import type { Chance } from './random.ts'

export interface Name {
  first: string
  /** The father's first name, as Marathi families write it. */
  middle: string
  last: string
  inMarathi: boolean
}

export function givenName(by: Chance, gender: Gender, year: number): string {
  const side = gender === 'F' ? girls : boys
  return by.pick(year < 1985 ? side.before1985 : year <= 1996 ? side.to1996 : side.after1996)
}

/** A surname of the region that is not this family's own. */
export function otherSurname(by: Chance, region: Region, own: string): string {
  const drawn = by.pick(surnamesOf[region])
  return drawn === own ? otherSurname(by, region, own) : drawn
}

export function nameOf(by: Chance, gender: Gender, year: number, region: Region): Name {
  if (by.happens(0.04))
    return {
      first: by.pick(gender === 'F' ? inMarathi.girls : inMarathi.boys),
      middle: by.pick(inMarathi.fathers),
      last: by.pick(surnamesInMarathi),
      inMarathi: true,
    }
  return {
    first: givenName(by, gender, year),
    middle: by.pick(fathers),
    last: by.pick(surnamesOf[region]),
    inMarathi: false,
  }
}
