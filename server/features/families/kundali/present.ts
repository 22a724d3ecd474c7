import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { birthWarning } from '#domain/kundali/birth.ts'
import { disagreements } from '#domain/kundali/disagreements.ts'
import type { BirthMoon } from '#domain/kundali/moon.ts'
import type { ZodiacPlace } from '#domain/kundali/zodiac.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { enteredHoroscope, type HoroscopeChoices } from './rules.ts'
import { starOptions } from './star-options.ts'

/** Presents a birth as options of the form, and the form's values that the birth contradicts. */
export function presentBirth(
  data: MasterData,
  language: Language,
  moon: BirthMoon,
  chosen: HoroscopeChoices,
): AnswerOf<Calls['horoscope']> {
  const options = starOptions(data, language)
  const presentPlace = (place: ZodiacPlace) => ({
    raas: options.atPlace('raas', place),
    nakshatra: options.atPlace('nakshatra', place),
    charan: options.atPlace('charan', place),
  })
  const entered = enteredHoroscope(chosen)
  return {
    horoscope: moon.timed
      ? {
          ...presentPlace(moon.place),
          nadi: options.atPlace('nadi', moon.place),
          gan: options.atPlace('gan', moon.place),
          longitude: moon.longitude,
        }
      : null,
    possible: moon.possible.map(presentPlace),
    warning: birthWarning(moon),
    disagreements: disagreements(entered, moon.possible).flatMap(({ field, possible }) => {
      const option = chosen[field]
      if (!option) return []
      return [
        {
          field,
          entered: options.present(option),
          possible: options.possibleFor(field, possible, moon.possible, entered),
        },
      ]
    }),
  }
}
