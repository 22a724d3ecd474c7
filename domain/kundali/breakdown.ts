import { type Bilingual, bilingual } from '#domain/words/bilingual.ts'
import { type Band, bandOf } from './bands.ts'
import { derive, type Horoscope } from './horoscope.ts'
import { eight, type KootaCode, kootaCodes } from './kootas/eight.ts'
import { type MangalPair, mangalPair } from './mangal.ts'
import { type Note, notesOn } from './notes.ts'
import { type Missing, missingIn } from './score.ts'
import { devakWords, missingWords } from './words.ts'
import type { Place } from './zodiac.ts'

export interface KootaLine {
  readonly code: KootaCode
  readonly name: Bilingual
  readonly points: number
  readonly max: number
  readonly bride: Bilingual
  readonly groom: Bilingual
  readonly reason: Bilingual
}

/** Beside the score and never in it, known or not. */
interface Beside {
  readonly mangal: MangalPair
  /** Said only where the two are the same. */
  readonly devak: Bilingual | null
}

export type Breakdown = Beside &
  (
    | {
        readonly known: true
        readonly total: number
        readonly band: Band
        readonly kootas: readonly KootaLine[]
        readonly notes: readonly Note[]
      }
    | { readonly known: false; readonly missing: readonly (Missing & { readonly text: Bilingual })[] }
  )

function kootaLine(code: KootaCode, bride: Place, groom: Place): KootaLine {
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

const worded = (missing: Missing) => ({
  ...missing,
  text: bilingual(language => missingWords(language)[`${missing.whose}_${missing.detail}`]),
})

export function breakdown(bride: Horoscope, groom: Horoscope): Breakdown {
  const sameDevak = bride.devak !== undefined && bride.devak === groom.devak
  const beside: Beside = {
    mangal: mangalPair(bride.mangal, groom.mangal),
    devak: sameDevak ? bilingual(language => devakWords(language).same) : null,
  }
  const [hers, his] = [derive(bride), derive(groom)]
  if (hers.state !== 'known' || his.state !== 'known')
    return { ...beside, known: false, missing: missingIn(hers, his).map(worded) }
  const kootas = kootaCodes.map(code => kootaLine(code, hers.place, his.place))
  const total = kootas.reduce((sum, { points }) => sum + points, 0)
  return { ...beside, known: true, total, band: bandOf(total), kootas, notes: notesOn(hers, his) }
}
