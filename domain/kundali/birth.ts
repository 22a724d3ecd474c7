import { type Bilingual, bilingual } from '#domain/words/bilingual.ts'
import { digits } from '#domain/words/digits.ts'
import type { BirthMoon } from './moon.ts'
import { nakshatraName } from './names.ts'
import { birthWords } from './words.ts'

/** What the member is told of a birth that leaves more than one charan open; null where it leaves one. */
export function birthWarning(moon: Pick<BirthMoon, 'timed' | 'possible'>): Bilingual | null {
  if (moon.possible.length < 2) return null
  return bilingual(language => {
    const say = birthWords(language)
    const charans = moon.possible.map(place =>
      say.charan(nakshatraName[place.nakshatra][language], digits(language, place.charan)),
    )
    return moon.timed ? say.nearEdge(charans.at(0) ?? '', charans.at(-1) ?? '') : say.wholeDay(charans.join(', '))
  })
}
