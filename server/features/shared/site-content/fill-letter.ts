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

/** Puts the current facts and the site's name into a letter. Refuses an unknown placeholder, which every family would read. */
export async function filledOrRefuse(site: ReadSite, text: BothLetters): Promise<BothLetters> {
  for (const [name, words] of Object.entries(text)) {
    const unknown = unknownPlaceholder(words)
    if (unknown) throw new Refusal('bad_input', { fields: { [name]: broken('placeholder', unknown) } })
  }
  const content = await site()
  const names = siteNames(content)
  const filled = (words: string, language: Language) => underName(fillText(words, factsIn(content, language)), names)
  return {
    subject_en: filled(text.subject_en, 'en'),
    text_en: filled(text.text_en, 'en'),
    subject_mr: filled(text.subject_mr, 'mr'),
    text_mr: filled(text.text_mr, 'mr'),
  }
}

export const letterIn = (letters: BothLetters, language: Language) => ({
  subject: letters[`subject_${language}`],
  text: letters[`text_${language}`],
})
