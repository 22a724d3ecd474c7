import type { Bilingual } from '#domain/words/bilingual.ts'

/** The names of totals, from the highest band down. */
const bands = [
  { code: 'ati_uttam', from: 32, name: { en: 'Ati uttam', mr: 'अति उत्तम' } },
  { code: 'uttam', from: 24, name: { en: 'Uttam', mr: 'उत्तम' } },
  { code: 'madhyam', from: 18, name: { en: 'Madhyam', mr: 'मध्यम' } },
  { code: 'not_recommended', from: 0, name: { en: 'Below 18', mr: '१८ पेक्षा कमी गुण' } },
] as const

export const bandCodes = ['not_recommended', 'madhyam', 'uttam', 'ati_uttam'] as const
type BandCode = (typeof bandCodes)[number]
export interface ScoreBand {
  readonly code: BandCode
  readonly name: Bilingual
}

export function bandOf(total: number): ScoreBand {
  const { code, name } = bands.find(band => total >= band.from) ?? bands[3]
  return { code, name }
}
