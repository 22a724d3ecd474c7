import { readFileSync } from 'node:fs'
import type { TranslatedLanguage } from '#domain/families/consent-languages.ts'
import { type ConsentDraft, type ConsentName, consentTexts, type Wording } from '#domain/families/consents.ts'
import type { TranslatedText } from './translation-queries.ts'

/** Languages with a draft that comes with the product, a file each. None is offered to a family before somebody has checked it. */
export const draftedLanguages = [
  'bn',
  'gu',
  'hi',
  'kn',
  'ml',
  'or',
  'pa',
  'ta',
  'te',
  'ur',
] as const satisfies readonly TranslatedLanguage[]

type Shipped = Record<ConsentName, Omit<Wording, 'changed'> & { of_version: number }>

const read = new Map<TranslatedLanguage, Shipped>()
function shippedIn(language: TranslatedLanguage): Shipped | null {
  if (!(draftedLanguages as readonly string[]).includes(language)) return null
  const known = read.get(language)
  if (known) return known
  const shipped: Shipped = JSON.parse(readFileSync(new URL(`./drafts/${language}.json`, import.meta.url), 'utf8'))
  read.set(language, shipped)
  return shipped
}

/** The draft that comes with the product, or null where there is none, or where the English was worded anew since. */
export function shippedDraft({ text, language }: TranslatedText): ConsentDraft | null {
  const draft = shippedIn(language)?.[text]
  if (!draft || draft.of_version !== consentTexts[text].version) return null
  const { title, sentence, whole, afterwards } = draft
  return { title, sentence, whole: whole.join('\n\n'), changed: '', afterwards }
}
