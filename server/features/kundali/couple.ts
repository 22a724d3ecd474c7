import type { Horoscope } from '#domain/kundali/horoscope.ts'
import type { Gender } from '#domain/limits.ts'

interface Side {
  id: string
  gender: Gender
}

/** Orders two horoscopes as bride and groom, by the gender of the viewer. */
export function asCouple(viewer: Side, otherId: string, horoscopes: ReadonlyMap<string, Horoscope>) {
  const [hers, his] = viewer.gender === 'F' ? [viewer.id, otherId] : [otherId, viewer.id]
  return { bride: horoscopes.get(hers) ?? {}, groom: horoscopes.get(his) ?? {} }
}
