import type { Day } from '#domain/calendar.ts'
import type { TranslatedLanguage } from '#domain/families/consent-languages.ts'
import type { ConsentDraft, ConsentName, Wording } from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'

export interface TranslatedText {
  text: ConsentName
  language: TranslatedLanguage
}

const withAuthors = (db: Db) =>
  db
    .selectFrom('consent_translations')
    .leftJoin('staff', 'staff.id', 'consent_translations.by_staff')
    .select(['text', 'language', 'version', 'of_version', 'asks_again', 'words', 'at', 'staff.name as author'])
    .select(['checked_by', 'checked_on'])

export const newestTranslations = (db: Db) =>
  withAuthors(db)
    .distinctOn(['text', 'language'])
    .orderBy('text')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute()

/** The versions of one text in one language, the newest first. */
export const translationsOf = (db: Db, { text, language }: TranslatedText) =>
  withAuthors(db)
    .where('text', '=', text)
    .where('language', '=', language)
    .orderBy('version', 'desc')
    .limit(50)
    .execute()

export const readDrafts = (db: Db) => db.selectFrom('consent_drafts').select(['text', 'language']).execute()

export const readDraft = (db: Db, { text, language }: TranslatedText) =>
  db
    .selectFrom('consent_drafts')
    .leftJoin('staff', 'staff.id', 'consent_drafts.by_staff')
    .select(['words', 'at', 'staff.name as author'])
    .where('text', '=', text)
    .where('language', '=', language)
    .executeTakeFirst()

/** Of two who write the same text, the later one's draft stays. */
export async function writeDraft(
  db: Db,
  { text, language }: TranslatedText,
  { words, staffId, now }: { words: ConsentDraft; staffId: string; now: Date },
): Promise<void> {
  const row = { words: JSON.stringify(words), by_staff: staffId, at: now }
  await db
    .insertInto('consent_drafts')
    .values({ text, language, ...row })
    .onConflict(conflict => conflict.columns(['text', 'language']).doUpdateSet(row))
    .execute()
}

export const deleteDraft = (trx: Db, { text, language }: TranslatedText) =>
  trx.deleteFrom('consent_drafts').where('text', '=', text).where('language', '=', language).execute()

interface Written {
  checkedBy: string
  checkedOn: Day
  version: number
  ofVersion: number
  asksAgain: boolean
  words: Wording
  staffId: string
  now: Date
}

/** Returns false if a colleague wrote the same version first, or if the version before is missing. */
export async function insertTranslation(
  trx: Db,
  { text, language }: TranslatedText,
  { version, ofVersion, asksAgain, words, checkedBy, checkedOn, staffId, now }: Written,
): Promise<boolean> {
  const newest = (await translationsOf(trx, { text, language }))[0]
  if ((newest?.version ?? 0) !== version - 1) return false
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('consent_translations')
    .values({
      text,
      language,
      version,
      of_version: ofVersion,
      asks_again: asksAgain,
      words: JSON.stringify(words),
      checked_by: checkedBy,
      checked_on: checkedOn,
      by_staff: staffId,
      at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
