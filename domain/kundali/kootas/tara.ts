import { bilingual } from '#domain/words/bilingual.ts'
import { nakshatraName, type Tara, taraName } from '../names.ts'
import { reasonWords } from '../reasons.ts'
import { stepsAround, type ZodiacPlace } from '../zodiac.ts'
import type { Koota } from './koota.ts'

/** The count includes both ends and is taken modulo nine. */
const taraOf = (from: ZodiacPlace, to: ZodiacPlace) => ((stepsAround(27, from.nakshatra, to.nakshatra) + 1) % 9) as Tara
const unfavourable: ReadonlySet<Tara> = new Set([3, 5, 7])
const favours = (from: ZodiacPlace, to: ZodiacPlace) => !unfavourable.has(taraOf(from, to))

export const tara: Koota = {
  max: 3,
  name: { en: 'Tara', mr: 'तारा' },
  points: (bride, groom) => (favours(bride, groom) ? 1.5 : 0) + (favours(groom, bride) ? 1.5 : 0),
  value: (own, other) => taraName[taraOf(other, own)],
  reason: (bride, groom) =>
    bilingual(language => {
      const phrases = reasonWords(language)
      const line = !favours(bride, groom)
        ? phrases.taraHisNot
        : !favours(groom, bride)
          ? phrases.taraHersNot
          : phrases.taraBoth
      return line({
        bride: nakshatraName[bride.nakshatra][language],
        groom: nakshatraName[groom.nakshatra][language],
        hers: taraName[taraOf(groom, bride)][language],
        his: taraName[taraOf(bride, groom)][language],
      })
    }),
}
