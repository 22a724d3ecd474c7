import { bilingual } from '#domain/words/bilingual.ts'
import { groupOf } from '../lookup.ts'
import { type Nadi, type Nakshatra, nadiName } from '../names.ts'
import { reasonWords } from '../reasons.ts'
import type { Koota } from './koota.ts'

export const nadiOf = groupOf<Nadi, Nakshatra>(27, {
  ADYA: [1, 6, 7, 12, 13, 18, 19, 24, 25],
  MADHYA: [2, 5, 8, 11, 14, 17, 20, 23, 26],
  ANTYA: [3, 4, 9, 10, 15, 16, 21, 22, 27],
})

export const nadi: Koota = {
  max: 8,
  name: { en: 'Nadi', mr: 'नाडी' },
  points: (bride, groom) => (nadiOf[bride.nakshatra] === nadiOf[groom.nakshatra] ? 0 : 8),
  value: own => nadiName[nadiOf[own.nakshatra]],
  reason: (bride, groom) =>
    bilingual(language => {
      const [hers, his] = [nadiOf[bride.nakshatra], nadiOf[groom.nakshatra]]
      const phrases = reasonWords(language)
      return hers === his
        ? phrases.nadiSame(nadiName[hers][language])
        : phrases.nadiDiffers(nadiName[hers][language], nadiName[his][language])
    }),
}
