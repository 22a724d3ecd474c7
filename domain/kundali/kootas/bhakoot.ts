import { bilingual } from '#domain/words/bilingual.ts'
import { raasName } from '../names.ts'
import { reasonWords } from '../reasons.ts'
import { stepsAround, type ZodiacPlace } from '../zodiac.ts'
import type { Koota } from './koota.ts'

type BhakootDosh = 'dwirdwadash' | 'navpancham' | 'shadashtak'

export function bhakootDosh(bride: ZodiacPlace, groom: ZodiacPlace): BhakootDosh | null {
  switch (stepsAround(12, bride.raas, groom.raas)) {
    case 1:
    case 11:
      return 'dwirdwadash'
    case 4:
    case 8:
      return 'navpancham'
    case 5:
    case 7:
      return 'shadashtak'
    default:
      return null
  }
}

export const bhakoot: Koota = {
  max: 7,
  name: { en: 'Bhakoot', mr: 'भकूट' },
  points: (bride, groom) => (bhakootDosh(bride, groom) ? 0 : 7),
  value: own => raasName[own.raas],
  reason: (bride, groom) =>
    bilingual(language => {
      const phrases = reasonWords(language)
      if (bride.raas === groom.raas) return phrases.bhakootSame(raasName[bride.raas][language])
      const count = (from: ZodiacPlace, to: ZodiacPlace) => phrases.nth(stepsAround(12, from.raas, to.raas) + 1)
      const dosh = bhakootDosh(bride, groom)
      return dosh
        ? phrases.bhakootDosh(count(bride, groom), count(groom, bride), phrases[dosh])
        : phrases.bhakootFits(count(bride, groom), count(groom, bride))
    }),
}
