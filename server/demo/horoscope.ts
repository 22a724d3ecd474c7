import { ganOf } from '#domain/kundali/kootas/gan.ts'
import { nadiOf } from '#domain/kundali/kootas/nadi.ts'
import { placeOfMoon } from '#domain/kundali/moon.ts'
import type { Birth } from './birth.ts'
import type { DemoChoices } from './choices.ts'
import { type RandomStream, weighted } from './random.ts'

const mangalOf = weighted([
  ['N', 68],
  ['Y', 11],
  ['SOUMYA', 9],
  ['NIRDOSH', 4],
  ['NOT_KNOWN', 8],
] as const)

/** A time at a full hour or quarter is one that a grandmother remembers. It is not drawn: the same people follow from a seed. */
function accuracyOf({ time }: Birth): string {
  const minute = Number(time.slice(3, 5))
  if (minute === 0) return 'ABOUT_30'
  return minute % 15 === 0 ? 'ABOUT_15' : 'EXACT'
}

/** Derives the horoscope from the moon at the birth. India's offset was constant for everyone born in the demo. */
export function horoscopeColumns(random: RandomStream, choices: DemoChoices, birth: Birth, birthDistrictId: string) {
  const place = placeOfMoon(new Date(`${birth.day}T${birth.time}+05:30`))
  return {
    birth_time: birth.time,
    birth_time_accuracy: accuracyOf(birth),
    birth_district_id: birthDistrictId,
    birth_place_id: null,
    mangal: mangalOf(random),
    raas_id: choices.option('RAAS', String(place.raas)),
    nakshatra_id: choices.option('NAKSHATRA', String(place.nakshatra)),
    charan_id: choices.option('CHARAN', String(place.index)),
    gan_id: choices.option('GAN', ganOf[place.nakshatra]),
    nadi_id: choices.option('NADI', nadiOf[place.nakshatra]),
    devak_id: random.pick(choices.options('DEVAK')),
  }
}

export const emptyHoroscope: { [K in keyof ReturnType<typeof horoscopeColumns>]: null } = {
  birth_time: null,
  birth_time_accuracy: null,
  birth_district_id: null,
  birth_place_id: null,
  mangal: null,
  raas_id: null,
  nakshatra_id: null,
  charan_id: null,
  gan_id: null,
  nadi_id: null,
  devak_id: null,
}
