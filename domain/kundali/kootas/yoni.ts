import { bilingual } from '#domain/words/bilingual.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { groupOf, matrix } from '../lookup.ts'
import { type Nakshatra, type Yoni, yoniName } from '../names.ts'
import { animal, reasonWords } from '../reasons.ts'
import type { Koota } from './koota.ts'

export const yoniOf = groupOf<Yoni, Nakshatra>(27, {
  ASHWA: [1, 24],
  GAJ: [2, 27],
  MESH: [3, 8],
  SARP: [4, 5],
  SHWAN: [6, 19],
  MARJAR: [7, 9],
  MUSHAK: [10, 11],
  GAU: [12, 26],
  MAHISH: [13, 15],
  VYAGHRA: [14, 16],
  MRUG: [17, 18],
  VANAR: [20, 22],
  NAKUL: [21],
  SINH: [23, 25],
})

// The table is not symmetric, as on the site that families compare with. Only mahavair of Vyaghra and Gau is made so.
const points = matrix<Yoni>({
  ASHWA: [4, 2, 3, 2, 2, 3, 3, 3, 0, 1, 3, 2, 2, 1],
  GAJ: [2, 4, 3, 2, 2, 3, 3, 3, 3, 1, 3, 2, 2, 0],
  MESH: [3, 3, 4, 2, 2, 3, 3, 3, 3, 1, 3, 0, 2, 1],
  SARP: [2, 2, 2, 4, 2, 1, 1, 2, 2, 2, 2, 1, 0, 2],
  SHWAN: [2, 2, 2, 2, 4, 1, 2, 2, 2, 2, 0, 2, 2, 2],
  MARJAR: [3, 3, 3, 1, 1, 4, 0, 3, 3, 2, 3, 2, 2, 2],
  MUSHAK: [3, 3, 3, 1, 2, 0, 4, 3, 3, 2, 3, 2, 1, 1],
  GAU: [3, 3, 3, 2, 2, 3, 3, 4, 3, 0, 3, 2, 2, 1],
  MAHISH: [0, 3, 3, 2, 2, 3, 3, 3, 4, 1, 1, 2, 2, 1],
  VYAGHRA: [1, 1, 1, 2, 2, 2, 2, 0, 1, 4, 1, 2, 2, 1],
  MRUG: [3, 3, 3, 2, 0, 3, 2, 3, 3, 1, 4, 2, 2, 3],
  VANAR: [2, 2, 0, 1, 2, 2, 2, 2, 2, 2, 2, 4, 2, 2],
  NAKUL: [2, 2, 2, 0, 2, 2, 1, 2, 2, 2, 2, 2, 4, 2],
  SINH: [1, 0, 1, 2, 2, 2, 2, 1, 1, 2, 1, 2, 2, 4],
})

function displayName(yoni: Yoni, language: Language): string {
  const [name, everyday] = [yoniName[yoni][language], animal[yoni][language]]
  return name === everyday ? name : `${name} (${everyday})`
}

export const yoni: Koota = {
  max: 4,
  name: { en: 'Yoni', mr: 'योनी' },
  points: (bride, groom) => points[yoniOf[bride.nakshatra]][yoniOf[groom.nakshatra]],
  value: own => yoniName[yoniOf[own.nakshatra]],
  reason: (bride, groom) =>
    bilingual(language => {
      const [hers, his] = [yoniOf[bride.nakshatra], yoniOf[groom.nakshatra]]
      const phrases = reasonWords(language)
      if (hers === his) return phrases.yoniSame(displayName(hers, language))
      const given = points[hers][his]
      const enmity = given === 0 ? phrases.yoniSwornEnemies : phrases.yoniEnemies
      const line = given <= 1 ? enmity : given === 2 ? phrases.yoniNeutral : phrases.yoniFriends
      return line(displayName(hers, language), displayName(his, language))
    }),
}
