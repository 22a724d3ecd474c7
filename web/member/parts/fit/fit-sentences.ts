import type { FreeProfile } from '#contract/families/profiles.ts'
import { matchingScore, type Wish } from '#domain/finding/fit.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatPlace } from '#domain/format/place.ts'
import { formatRange } from '#domain/format/range.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { factWords, fitWords, wishWords } from './words.ts'

export type PresentedFit = NonNullable<FreeProfile['fit']>
export type Expectation = NonNullable<FreeProfile['expectation']>

/** The value that a family wants for each wish, as a figure or a name. */
export const wantedOf: Record<Wish, (expectation: Expectation, language: Language) => string> = {
  marital_status: expectation => formatPlace(...expectation.marital_status),
  birth_year: (expectation, language) =>
    formatRange(language, [expectation.birth_year_from, expectation.birth_year_to]),
  height: (expectation, language) =>
    formatRange(language, [expectation.height_from, expectation.height_to], formatHeight),
  patrika: (_, language) => digits(language, matchingScore),
  working_city: expectation => formatPlace(...expectation.working_city),
  native_district: expectation => formatPlace(...expectation.native_district),
}

/** How many of a family's wishes the viewer meets, which are missed, and which could not be compared. */
export function fitSentences(fit: PresentedFit, expectation: Expectation, language: Language): string[] {
  const t = fitWords(language)
  const missed = fit.missed.map(wish => wishWords(language)[wish](wantedOf[wish](expectation, language)))
  const notTold = fit.not_told.map(wish => factWords(language)[wish])
  return [
    ...(missed.length > 0 ? [t.some(fit.met, fit.total, missed.join(', '))] : []),
    ...(missed.length === 0 && fit.total > 0 ? [t.all(fit.total)] : []),
    ...(notTold.length > 0 ? [t.notTold(notTold.join(', '))] : []),
  ]
}
