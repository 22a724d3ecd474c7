import type { Horoscope } from '#domain/kundali/horoscope.ts'
import type { Gender } from '#domain/limits.ts'

/** Orders two horoscopes as bride and groom, by the gender of the viewer. */
export const asCouple = ({ gender }: { gender: Gender }, own: Horoscope, other: Horoscope) =>
  gender === 'F' ? { bride: own, groom: other } : { bride: other, groom: own }
