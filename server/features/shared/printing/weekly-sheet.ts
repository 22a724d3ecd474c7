import type { Language } from '#domain/words/catalogue.ts'

/** One family of the weekly sheet, in the words of one language. */
export interface WeeklyFamily {
  /** Registration number and surname. */
  heading: string
  /** Stands in place of a photo. */
  initial: string
  facts: readonly string[]
  /** The stored photo, where everybody may see it. */
  photo: Uint8Array | null
}

/** The new families of a week, for a grandmother without a phone: plain words, without any notion of paper. */
export interface WeeklySheet {
  language: Language
  title: string
  week: string
  /** Said where there is no family. */
  none: string
  families: readonly WeeklyFamily[]
  foot: string
}
