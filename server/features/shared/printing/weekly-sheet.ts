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

/** The words of the week's new families, for a grandmother without a phone. They have no layout yet. */
export interface WeeklySheet {
  language: Language
  title: string
  week: string
  /** The sentence for a week without new families. */
  none: string
  families: readonly WeeklyFamily[]
  foot: string
}
