import { bilingual } from '#domain/words/bilingual.ts'
import { groupOf, matrix } from '../lookup.ts'
import { type Gan, ganName, type Nakshatra } from '../names.ts'
import { reasonWords } from '../reasons.ts'
import type { Koota } from './koota.ts'

export const ganOf = groupOf<Gan, Nakshatra>(27, {
  DEV: [1, 5, 7, 8, 13, 15, 17, 22, 27],
  MANUSHYA: [2, 4, 6, 11, 12, 20, 21, 25, 26],
  RAKSHAS: [3, 9, 10, 14, 16, 18, 19, 23, 24],
})

const points = matrix<Gan>({
  DEV: [6, 5, 1],
  MANUSHYA: [6, 6, 0],
  RAKSHAS: [0, 0, 6],
})

export const gan: Koota = {
  max: 6,
  name: { en: 'Gan', mr: 'गण' },
  points: (bride, groom) => points[ganOf[bride.nakshatra]][ganOf[groom.nakshatra]],
  value: own => ganName[ganOf[own.nakshatra]],
  reason: (bride, groom) =>
    bilingual(language => {
      const [hers, his] = [ganOf[bride.nakshatra], ganOf[groom.nakshatra]]
      const phrases = reasonWords(language)
      if (hers === his) return phrases.ganSame(ganName[hers][language])
      const agreed = points[hers][his]
      const line = agreed === 0 ? phrases.ganNot : agreed === 1 ? phrases.ganLittle : phrases.ganWell
      return line(ganName[hers][language], ganName[his][language])
    }),
}
