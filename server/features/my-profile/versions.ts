import { sql } from 'kysely'
import { broken, fieldName } from '#contract/field-words.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { myProfileMessages } from './words.ts'

/** More than a page could be behind. */
const editsKept = 50

/** Counts an edit and notes which fields it changed. Returns the new version. */
export async function recordEdit(trx: Db, memberId: string, fields: readonly string[], now: Date): Promise<number> {
  const { version } = await trx
    .updateTable('members')
    .set({ version: sql`version + 1`, updated_at: now })
    .where('id', '=', memberId)
    .returning('version')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('profile_edits')
    .values({ member_id: memberId, version, fields: [...fields], at: now })
    .execute()
  await trx
    .deleteFrom('profile_edits')
    .where('member_id', '=', memberId)
    .where('version', '<=', version - editsKept)
    .execute()
  return version
}

/** Refuses a save that was made from an older version, and names what has changed since then. */
export async function changedElsewhere(trx: Db, memberId: string, sentVersion: number): Promise<Refusal> {
  const edits = await trx
    .selectFrom('profile_edits')
    .select('fields')
    .where('member_id', '=', memberId)
    .where('version', '>', sentVersion)
    .orderBy('version')
    .execute()
  const paths = [...new Set(edits.flatMap(edit => edit.fields))]
  const named = (language: Language) => paths.flatMap(path => fieldName(language, path) ?? []).join(', ')
  const sentenceIn = (language: Language) => myProfileMessages(language).changedElsewhere(named(language))
  return new Refusal('changed_elsewhere', {
    ...(paths.length > 0 && { sentence: { en: sentenceIn('en'), mr: sentenceIn('mr') } }),
    fields: Object.fromEntries(paths.map(path => [path, broken('changed_elsewhere')])),
  })
}
