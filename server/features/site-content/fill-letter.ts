import { broken } from '#contract/field-words.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { Refusal } from '#server/http/refusal.ts'
import { factsIn, fillText, unknownPlaceholder } from './facts.ts'
import type { ReadSite } from './published.ts'

/** What families read, in both languages. */
export interface BothLetters {
  subject_en: string
  text_en: string
  subject_mr: string
  text_mr: string
}

/** Puts the facts of the day into a letter. A name in braces that is none of them would be read by every family. */
export async function filledOrRefuse(site: ReadSite, text: BothLetters): Promise<BothLetters> {
  for (const [name, words] of Object.entries(text)) {
    const unknown = unknownPlaceholder(words)
    if (unknown) throw new Refusal('bad_input', { fields: { [name]: broken('placeholder', unknown) } })
  }
  const content = await site()
  const [en, mr] = [factsIn(content, 'en'), factsIn(content, 'mr')]
  return {
    subject_en: fillText(text.subject_en, en),
    text_en: fillText(text.text_en, en),
    subject_mr: fillText(text.subject_mr, mr),
    text_mr: fillText(text.text_mr, mr),
  }
}

export const letterIn = (letters: BothLetters, language: Language) => ({
  subject: letters[`subject_${language}`],
  text: letters[`text_${language}`],
})
