import { readFileSync } from 'node:fs'
import type { TranslatedLanguage } from '#domain/families/consent-languages.ts'
import {
  type ConsentDraft,
  type ConsentName,
  consentTexts,
  underSiteName,
  type Wording,
} from '#domain/families/consents.ts'
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

/** Whether a draft comes with the product: not where the English was worded anew since. */
export const isDrafted = ({ text, language }: TranslatedText): boolean =>
  shippedIn(language)?.[text].of_version === consentTexts[text].version

/** That draft under the names of the site, or null. */
export function shippedDraft(
  { text, language }: TranslatedText,
  names: Parameters<typeof underSiteName>[1],
): ConsentDraft | null {
  const draft = isDrafted({ text, language }) && shippedIn(language)?.[text]
  if (!draft) return null
  const { title, sentence, whole, afterwards } = underSiteName({ ...draft, changed: '' }, names)
  return { title, sentence, whole: whole.join('\n\n'), changed: '', afterwards }
}
