import { createHash } from 'node:crypto'
import { type ConsentLanguage, isTranslated } from '#domain/families/consent-languages.ts'
import {
  type ConsentName,
  consentTexts,
  consentWording,
  underSiteName,
  type Wording,
} from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import { siteContentOf } from '#server/features/shared/site-content/published.ts'
import { publishedRows } from '#server/features/shared/site-content/queries.ts'

interface ReadText {
  text: ConsentName
  language: ConsentLanguage
  version: number
}

/** What somebody who agreed to this version has read, or null where its words are no longer known. */
async function readWords(trx: Db, { text, language, version }: ReadText): Promise<Wording | null> {
  const names = siteNames(siteContentOf(await publishedRows(trx, 'name')))
  if (!isTranslated(language))
    return version === consentTexts[text].version ? consentWording(text, language, names) : null
  const translation = await trx
    .selectFrom('consent_translations')
    .select('words')
    .where('text', '=', text)
    .where('language', '=', language)
    .where('version', '=', version)
    .executeTakeFirst()
  return translation ? underSiteName(translation.words, names) : null
}

/** Keeps a text as it was read and returns its id. The same words are kept once, however many families agree to them. */
export async function keepWording(trx: Db, read: ReadText): Promise<number | null> {
  const words = await readWords(trx, read)
  if (!words) return null
  const kept = JSON.stringify(words)
  const hash = createHash('sha256').update(kept).digest()
  const { text, language, version } = read
  await trx
    .insertInto('consent_wordings')
    .values({ text, language, version, words: kept, words_hash: hash })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('consent_wordings')
    .select('id')
    .where('text', '=', text)
    .where('language', '=', language)
    .where('version', '=', version)
    .where('words_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return id
}
