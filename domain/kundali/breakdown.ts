import { type Bilingual, bilingual } from '#domain/words/bilingual.ts'
import { bandOf, type ScoreBand } from './bands.ts'
import { type MissingDetail, missingIn } from './gun-milan.ts'
import { derive, type Horoscope } from './horoscope.ts'
import { eight, type KootaCode, kootaCodes } from './kootas/eight.ts'
import { type MangalPair, mangalPair } from './mangal-pair.ts'
import { type Note, notesOn } from './notes.ts'
import { devakWords, missingDetailWords } from './words.ts'
import type { ZodiacPlace } from './zodiac.ts'

export interface KootaLine {
  readonly code: KootaCode
  readonly name: Bilingual
  readonly points: number
  readonly max: number
  readonly bride: Bilingual
  readonly groom: Bilingual
  readonly reason: Bilingual
}

/** These are shown beside the score, also when it is unknown, and add no points. */
interface Unscored {
  readonly mangal: MangalPair
  /** Null unless both have the same devak. */
  readonly devak: Bilingual | null
}

export type Breakdown = Unscored &
  (
    | {
        readonly known: true
        readonly total: number
        readonly band: ScoreBand
        readonly kootas: readonly KootaLine[]
        readonly notes: readonly Note[]
      }
    | { readonly known: false; readonly missing: readonly (MissingDetail & { readonly text: Bilingual })[] }
  )

function kootaLine(code: KootaCode, bride: ZodiacPlace, groom: ZodiacPlace): KootaLine {
  const koota = eight[code]
  return {
    code,
    name: koota.name,
    points: koota.points(bride, groom),
    max: koota.max,
    bride: koota.value(bride, groom),
    groom: koota.value(groom, bride),
    reason: koota.reason(bride, groom),
  }
}

const withText = (missing: MissingDetail) => ({
  ...missing,
  text: bilingual(language => missingDetailWords(language)[`${missing.whose}_${missing.detail}`]),
})

export function breakdown(bride: Horoscope, groom: Horoscope): Breakdown {
  const sameDevak = bride.devak !== undefined && bride.devak === groom.devak
  const unscored: Unscored = {
    mangal: mangalPair(bride.mangal, groom.mangal),
    devak: sameDevak ? bilingual(language => devakWords(language).same) : null,
  }
  const [hers, his] = [derive(bride), derive(groom)]
  if (hers.state !== 'known' || his.state !== 'known')
    return { ...unscored, known: false, missing: missingIn(hers, his).map(withText) }
  const kootas = kootaCodes.map(code => kootaLine(code, hers.place, his.place))
  const total = kootas.reduce((sum, { points }) => sum + points, 0)
  return { ...unscored, known: true, total, band: bandOf(total), kootas, notes: notesOn(hers, his) }
}
