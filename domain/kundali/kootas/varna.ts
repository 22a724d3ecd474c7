import { bilingual } from '#domain/words/bilingual.ts'
import { groupOf } from '../lookup.ts'
import { type Raas, type Varna, varnaName } from '../names.ts'
import { reasonWords } from '../reasons.ts'
import type { Koota } from './koota.ts'

export const varnaOf = groupOf<Varna, Raas>(12, {
  BRAHMIN: [4, 8, 12],
  KSHATRIYA: [1, 5, 9],
  VAISHYA: [2, 6, 10],
  SHUDRA: [3, 7, 11],
})

export const varnaRank: Record<Varna, number> = { BRAHMIN: 4, KSHATRIYA: 3, VAISHYA: 2, SHUDRA: 1 }

export const varna: Koota = {
  max: 1,
  name: { en: 'Varna by raas', mr: 'राशीनुसार वर्ण' },
  points: (bride, groom) => (varnaRank[varnaOf[groom.raas]] >= varnaRank[varnaOf[bride.raas]] ? 1 : 0),
  value: own => varnaName[varnaOf[own.raas]],
  reason: (bride, groom) =>
    bilingual(language => {
      const [hers, his] = [varnaOf[bride.raas], varnaOf[groom.raas]]
      const phrases = reasonWords(language)
      if (hers === his) return phrases.varnaSame(varnaName[hers][language])
      const line = varnaRank[his] > varnaRank[hers] ? phrases.varnaHigher : phrases.varnaLower
      return line(varnaName[hers][language], varnaName[his][language])
    }),
}
