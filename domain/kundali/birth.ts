import { type Bilingual, bilingual } from '#domain/words/bilingual.ts'
import { digits } from '#domain/words/digits.ts'
import type { BirthMoon } from './moon.ts'
import { nakshatraName } from './names.ts'
import { birthWords } from './words.ts'

/** The warning for a birth that fits more than one charan, or null. */
export function birthWarning(moon: Pick<BirthMoon, 'timed' | 'possible'>): Bilingual | null {
  if (moon.possible.length < 2) return null
  return bilingual(language => {
    const phrases = birthWords(language)
    const charans = moon.possible.map(place =>
      phrases.charan(nakshatraName[place.nakshatra][language], digits(language, place.charan)),
    )
    return moon.timed
      ? phrases.nearEdge(charans.at(0) ?? '', charans.at(-1) ?? '')
      : phrases.wholeDay(charans.join(', '))
  })
}
