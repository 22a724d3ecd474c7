import { type Bilingual, bilingual } from '#domain/words/bilingual.ts'
import { type Mangal, mangalName } from '../names.ts'
import type { PatrikaMangal } from './mangal.ts'
import { houseOrdinal } from './names.ts'
import { patrikaWords } from './words.ts'

/**
 * Where the family's own answer and the birth time say different things, the sentence for that family; else null. Nirdosh
 * says that a guruji has looked, and the second house counts for some, so that neither is a difference.
 */
export function mangalDifference(told: Mangal | null, mangal: PatrikaMangal): Bilingual | null {
  const isMangal = mangal.fromLagna || mangal.fromMoon
  const differs =
    (told === 'N' && isMangal) ||
    ((told === 'Y' || told === 'SOUMYA') && !mangal.fromLagnaWith2 && !mangal.fromMoonWith2)
  if (!told || !differs) return null
  return bilingual(language => {
    const t = patrikaWords(language)
    const fromLagna = t.fromLagna(houseOrdinal(mangal.houseFromLagna)[language])
    const fromMoon = t.fromMoon(houseOrdinal(mangal.houseFromMoon)[language])
    const where = [
      ...(mangal.fromLagna || !isMangal ? [fromLagna] : []),
      ...(mangal.fromMoon || !isMangal ? [fromMoon] : []),
    ]
    return t.mangalDiffers(mangalName[told][language], where.join(` ${t.and} `))
  })
}
