import { broken } from '#contract/field-words.ts'
import { underName } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { Refusal } from '#server/http/refusal.ts'
import { factsIn, fillText, siteNames, unknownPlaceholder } from './facts.ts'
import type { ReadSite } from './published.ts'

/** What families read, in both languages. */
export interface BothLetters {
  subject_en: string
  text_en: string
  subject_mr: string
  text_mr: string
}

/**
 * Puts the current facts and the site's name into the texts of a letter, whose names end with their language. Refuses an unknown
 * placeholder, which every family would read.
 */
export async function filledOrRefuse<T extends object & Record<keyof T & `${string}_${Language}`, string>>(
  site: ReadSite,
  text: T,
): Promise<T> {
  for (const [name, words] of Object.entries<string>(text)) {
    const unknown = unknownPlaceholder(words)
    if (unknown) throw new Refusal('bad_input', { fields: { [name]: broken('placeholder', unknown) } })
  }
  const content = await site()
  const names = siteNames(content)
  const filled = (name: string, words: string) =>
    underName(fillText(words, factsIn(content, name.endsWith('_mr') ? 'mr' : 'en')), names)
  return Object.fromEntries(Object.entries<string>(text).map(([name, words]) => [name, filled(name, words)])) as T
}

export const letterIn = (letters: BothLetters, language: Language) => ({
  subject: letters[`subject_${language}`],
  text: letters[`text_${language}`],
})
