import type { Gender } from '#domain/limits.ts'
import { boys, fathers, girls, inMarathi } from './lists/given-names.ts'
import { type Region, surnamesInMarathi, surnamesOf } from './lists/surnames.ts'
import type { RandomStream } from './random.ts'

export interface Name {
  first: string
  /** The father's first name, as Marathi families write it. */
  middle: string
  last: string
  inMarathi: boolean
}

export function givenName(random: RandomStream, gender: Gender, year: number): string {
  const side = gender === 'F' ? girls : boys
  return random.pick(year < 1985 ? side.before1985 : year <= 1996 ? side.to1996 : side.after1996)
}

/** Draws a surname of the region that differs from the family's own. */
export function otherSurname(random: RandomStream, region: Region, own: string): string {
  const drawn = random.pick(surnamesOf[region])
  return drawn === own ? otherSurname(random, region, own) : drawn
}

export function drawName(random: RandomStream, gender: Gender, year: number, region: Region): Name {
  if (random.happens(0.04))
    return {
      first: random.pick(gender === 'F' ? inMarathi.girls : inMarathi.boys),
      middle: random.pick(inMarathi.fathers),
      last: random.pick(surnamesInMarathi),
      inMarathi: true,
    }
  return {
    first: givenName(random, gender, year),
    middle: random.pick(fathers),
    last: random.pick(surnamesOf[region]),
    inMarathi: false,
  }
}
