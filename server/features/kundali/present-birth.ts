import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { birthWarning } from '#domain/kundali/birth.ts'
import { disagreements } from '#domain/kundali/disagreements.ts'
import type { BirthMoon } from '#domain/kundali/moon.ts'
import type { Place } from '#domain/kundali/zodiac.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { type Chosen, enteredFrom } from './entered.ts'
import { starOptions } from './star-options.ts'

/** The birth in the form's own options, and what of the form no such birth has. */
export function presentBirth(
  data: MasterData,
  language: Language,
  moon: BirthMoon,
  chosen: Chosen,
): AnswerOf<Calls['horoscope']> {
  const options = starOptions(data, language)
  const placed = (place: Place) => ({
    raas: options.at('raas', place),
    nakshatra: options.at('nakshatra', place),
    charan: options.at('charan', place),
  })
  const entered = enteredFrom(chosen)
  return {
    horoscope: moon.timed
      ? {
          ...placed(moon.place),
          nadi: options.at('nadi', moon.place),
          gan: options.at('gan', moon.place),
          longitude: moon.longitude,
        }
      : null,
    possible: moon.possible.map(placed),
    warning: birthWarning(moon),
    disagreements: disagreements(entered, moon.possible).flatMap(({ field, possible }) => {
      const option = chosen[field]
      if (!option) return []
      return [
        { field, entered: options.named(option), possible: options.left(field, possible, moon.possible, entered) },
      ]
    }),
  }
}
