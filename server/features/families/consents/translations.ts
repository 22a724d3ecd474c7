import { type ConsentLanguage, consentLanguages, isTranslated } from '#domain/families/consent-languages.ts'
import { type ConsentName, consentTexts, neededConsents } from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'
import { newestTranslations } from './translation-queries.ts'

/** The newest version of each translation. One whose English says something else by now is not in force. */
export const readTranslations = async (db: Db) => (await newestTranslations(db)).filter(isInForce)
export type Translation = Awaited<ReturnType<typeof readTranslations>>[number]

export const isInForce = ({ text, of_version }: { text: ConsentName; of_version: number }): boolean =>
  of_version >= consentTexts[text].countsFrom

/** In these a family can be asked: both texts that a profile needs are there. */
export const offeredLanguages = (translations: readonly Translation[]): ConsentLanguage[] =>
  consentLanguages.filter(
    language =>
      !isTranslated(language) ||
      neededConsents.every(text => translations.some(one => one.text === text && one.language === language)),
  )

/** The version of a text in force in a language; null where nobody has translated it. */
export function versionInForce(
  translations: readonly Translation[],
  text: ConsentName,
  language: ConsentLanguage,
): number | null {
  if (!isTranslated(language)) return consentTexts[text].version
  return translations.find(one => one.text === text && one.language === language)?.version ?? null
}

/** Reads the translations only where somebody read one: almost everybody reads the product's own texts. */
export const translationsFor = async (
  db: Db,
  sent: readonly { language?: ConsentLanguage | undefined }[] | undefined,
): Promise<readonly Translation[]> =>
  sent?.some(({ language }) => language && isTranslated(language)) ? readTranslations(db) : []
