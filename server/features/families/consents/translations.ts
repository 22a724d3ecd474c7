import {
  type ConsentLanguage,
  consentLanguages,
  isTranslated,
  spokenLanguages,
} from '#domain/families/consent-languages.ts'
import { type ConsentName, consentTexts } from '#domain/families/consents.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newestTranslations } from './translation-queries.ts'
import { consentSentences } from './words.ts'

/** The newest version of each translation. One that nobody checked, or whose English says something else by now, is not in force. */
export const readTranslations = async (db: Db) =>
  (await newestTranslations(db)).filter(one => one.checked_by !== null && isInForce(one))
export type Translation = Awaited<ReturnType<typeof readTranslations>>[number]

export const isInForce = ({ text, of_version }: { text: ConsentName; of_version: number }): boolean =>
  of_version >= consentTexts[text].countsFrom

/** In these a family can be asked: every text that the page asks for is there. */
export const offeredLanguages = (translations: readonly Translation[], texts: readonly ConsentName[]) =>
  consentLanguages
    .filter(
      language =>
        !isTranslated(language) ||
        texts.every(text => translations.some(one => one.text === text && one.language === language)),
    )
    .map(language => ({ language, name: spokenLanguages[language].own }))

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

/** What a page says was read beside a button that gives a consent. */
interface SentText {
  /** Without it, the one in force. */
  consent_version?: number | undefined
  /** Without it, the page's. */
  consent_language?: ConsentLanguage | undefined
}

/** What somebody read who agrees: a version of a text in a language. */
export interface AgreedRead {
  version: number
  language: ConsentLanguage
}

/**
 * The version and the language in which a text was read. Refuses one that is not in force: the page may be older than the text, and
 * what nobody has read cannot be agreed to.
 */
export async function readTextOrRefuse(
  db: Db,
  text: ConsentName,
  { consent_version, consent_language }: SentText,
  spoken: Language,
): Promise<AgreedRead> {
  const language = consent_language ?? spoken
  const version = versionInForce(await translationsFor(db, [{ language }]), text, language)
  if (version === null || (consent_version ?? version) !== version)
    throw new Refusal('conflict', { sentence: consentSentences.changed })
  return { version, language }
}
