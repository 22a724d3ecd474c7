import { bilingual } from '#domain/words/bilingual.ts'
import { matrix } from '../lookup.ts'
import { type Raas, type Vashya, vashyaName } from '../names.ts'
import { reasonWords } from '../reasons.ts'
import type { ZodiacPlace } from '../zodiac.ts'
import type { Koota } from './koota.ts'

const ofRaas: Record<Raas, Vashya | { first: Vashya; second: Vashya }> = {
  1: 'CHATUSHPAD',
  2: 'CHATUSHPAD',
  3: 'MANAV',
  4: 'JALCHAR',
  5: 'VANCHAR',
  6: 'MANAV',
  7: 'MANAV',
  8: 'KEETAK',
  9: { first: 'MANAV', second: 'CHATUSHPAD' },
  10: { first: 'CHATUSHPAD', second: 'JALCHAR' },
  11: 'MANAV',
  12: 'JALCHAR',
}

export function vashyaOf({ raas, index }: ZodiacPlace): Vashya {
  const vashya = ofRaas[raas]
  if (typeof vashya === 'string') return vashya
  // Half a raas ends in the middle of its fifth charan, which counts to the second half.
  return index % 9 < 4 ? vashya.first : vashya.second
}

const points = matrix<Vashya>({
  CHATUSHPAD: [2, 1, 1, 0.5, 1],
  MANAV: [1, 2, 0.5, 0, 1],
  JALCHAR: [1, 0.5, 2, 1, 1],
  VANCHAR: [0, 0, 1, 2, 0],
  KEETAK: [1, 0, 1, 0, 2],
})

export const vashya: Koota = {
  max: 2,
  name: { en: 'Vashya', mr: 'वश्य' },
  points: (bride, groom) => points[vashyaOf(bride)][vashyaOf(groom)],
  value: own => vashyaName[vashyaOf(own)],
  reason: (bride, groom) =>
    bilingual(language => {
      const [hers, his] = [vashyaOf(bride), vashyaOf(groom)]
      const phrases = reasonWords(language)
      if (hers === his) return phrases.vashyaSame(vashyaName[hers][language])
      const agreed = points[hers][his]
      const line = agreed === 0 ? phrases.vashyaNot : agreed < 1 ? phrases.vashyaLittle : phrases.vashyaPartly
      return line(vashyaName[hers][language], vashyaName[his][language])
    }),
}
