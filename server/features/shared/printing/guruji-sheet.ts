import type { PrintedKundali } from '#contract/families/printed-biodata.ts'
import type { Language } from '#domain/words/catalogue.ts'

/** One side of a guruji's sheet, in the words of one language. */
export interface SheetSide {
  role: string
  name: string
  born: string
  kundalis: readonly PrintedKundali[]
  /** Why there is no kundali. */
  missing: string | null
  /** Lagna and grahas: name, sign with degree, nakshatra with charan. */
  places: readonly (readonly [string, string, string])[]
  mangal: readonly string[]
  dashas: readonly (readonly [lords: string, span: string])[]
  warnings: readonly string[]
}

export interface SheetKoota {
  name: string
  bride: string
  groom: string
  points: string
  reason: string
}

/** The words of the page that two families take to their guruji, in order and without layout. */
export interface GurujiSheet {
  language: Language
  title: string
  bride: SheetSide
  groom: SheetSide
  kootas:
    | { title: string; head: SheetKoota; rows: readonly SheetKoota[]; total: string }
    | { missing: readonly string[] }
  notes: readonly string[]
  titles: { mangal: string; dashas: string; warnings: string }
  /** That a score is no verdict. */
  noVerdict: string
  foot: string
}
