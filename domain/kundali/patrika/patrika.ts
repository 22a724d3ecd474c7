import { around, ayanamshaAt, type Coordinates, lagnaLongitude, motionsAt } from '../sky.ts'
import { type Dasha, dashaOf } from './dasha.ts'
import { type Graha, grahas } from './grahas.ts'
import { mangalOf, type PatrikaMangal } from './mangal.ts'
import { type Panchang, panchangAt } from './panchang.ts'
import { placeIn, type SkyPlace, signAt } from './place.ts'

interface GrahaPlace extends SkyPlace {
  readonly retrograde: boolean
  /** Degrees a day. */
  readonly speed: number
}

/** The whole horoscope of a birth: an instant, and a place with its clock. */
export interface Patrika {
  readonly ayanamsha: number
  readonly lagna: SkyPlace
  readonly grahas: Readonly<Record<Graha, GrahaPlace>>
  readonly panchang: Panchang
  readonly dasha: Dasha
  readonly mangal: PatrikaMangal
}

export interface BirthPlace extends Coordinates {
  /** An IANA name. */
  readonly zone: string
}

export function patrikaAt(instant: Date, place: BirthPlace): Patrika {
  const motions = motionsAt(instant)
  const { rahu } = motions
  const lagnaAt = lagnaLongitude(instant, place)
  const lagnaSign = signAt(lagnaAt)
  const ofGraha = (graha: Graha): GrahaPlace => {
    const { longitude, speed } =
      graha === 'ketu' ? { longitude: around(rahu.longitude + 180), speed: rahu.speed } : motions[graha]
    return { ...placeIn(lagnaSign, longitude), retrograde: speed < 0, speed }
  }
  const places = Object.fromEntries(grahas.map(graha => [graha, ofGraha(graha)])) as Record<Graha, GrahaPlace>
  const moon = places.moon.longitude
  return {
    ayanamsha: ayanamshaAt(instant),
    lagna: placeIn(lagnaSign, lagnaAt),
    grahas: places,
    panchang: panchangAt(instant, place.zone, place, { sun: places.sun.longitude, moon }),
    dasha: dashaOf(instant, place.zone, moon),
    mangal: mangalOf({ lagna: lagnaSign, moon: places.moon.sign, mars: places.mars.sign }),
  }
}
