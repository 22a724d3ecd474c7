import { type Bilingual, bilingual } from '#domain/words/bilingual.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { type Mangal, mangalName } from './names.ts'

const weight: Record<Exclude<Mangal, 'NOT_KNOWN'>, number> = { N: 0, NIRDOSH: 0, SOUMYA: 1, Y: 2 }

export const mangalVerdicts = ['agrees', 'differs', 'unknown'] as const
export type MangalVerdict = (typeof mangalVerdicts)[number]

export function mangalVerdict(bride: Mangal = 'NOT_KNOWN', groom: Mangal = 'NOT_KNOWN'): MangalVerdict {
  if (bride === 'NOT_KNOWN' || groom === 'NOT_KNOWN') return 'unknown'
  return Math.abs(weight[bride] - weight[groom]) <= 1 ? 'agrees' : 'differs'
}

const words = catalogue({
  agrees: ['Compatible', 'जुळतो'],
  differs: ['Not compatible', 'जुळत नाही'],
  unknown: ['Cannot be said until both are known', 'दोघांचा मंगळ माहीत झाल्यावरच सांगता येईल'],
})

/** It is shown beside the score and adds no points. */
export interface MangalPair {
  readonly bride: Bilingual
  readonly groom: Bilingual
  readonly verdict: MangalVerdict
  readonly text: Bilingual
}

export function mangalPair(bride: Mangal = 'NOT_KNOWN', groom: Mangal = 'NOT_KNOWN'): MangalPair {
  const verdict = mangalVerdict(bride, groom)
  return {
    bride: mangalName[bride],
    groom: mangalName[groom],
    verdict,
    text: bilingual(language => words(language)[verdict]),
  }
}
