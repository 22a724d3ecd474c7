import { derive, type Horoscope } from '#domain/kundali/horoscope.ts'
import type { Charan, Nakshatra, Raas } from '#domain/kundali/names.ts'
import { halfPoints } from '#domain/kundali/table.ts'
import { places } from '#domain/kundali/zodiac.ts'
import type { Gender } from '#domain/limits.ts'

/** Where the moon stood, 0 to 107; null where the horoscope is incomplete or contradicts itself. */
export function placeOf(horoscope: Horoscope): number | null {
  const derived = derive(horoscope)
  return derived.state === 'known' ? derived.place.index : null
}

const [nakshatras, charans, raases] = [28, 5, 13]
/** The index into `placeByCodes` for these codes of nakshatra, charan and raas; 0 means not given. */
export const codesAt = (nakshatra: number, charan: number, raas: number): number =>
  (nakshatra * charans + charan) * raases + raas

/** The place of the moon for these codes, as a code itself: 0 for unknown, else the place plus one. */
export const placeByCodes: Uint8Array = Uint8Array.from({ length: nakshatras * charans * raases }, (_, at) => {
  const given = <T extends number>(code: number) => (code === 0 ? undefined : (code as T))
  const place = placeOf({
    nakshatra: given<Nakshatra>(Math.floor(at / (charans * raases))),
    charan: given<Charan>(Math.floor(at / raases) % charans),
    raas: given<Raas>(at % raases),
  })
  return place === null ? 0 : place + 1
})

export const unknownScore = 255

/** The half points with a member whose moon stood at `place`, by the code of their place. */
export function scoresWith(place: number | null, ofGender: Gender): Uint8Array {
  return Uint8Array.from({ length: places.length + 1 }, (_, code) => {
    if (place === null || code === 0) return unknownScore
    const [bride, groom] = ofGender === 'F' ? [code - 1, place] : [place, code - 1]
    return halfPoints[bride * places.length + groom] ?? unknownScore
  })
}
