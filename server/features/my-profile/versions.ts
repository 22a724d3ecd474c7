import { sql } from 'kysely'
import { broken, fieldName } from '#contract/field-words.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { compiledQuery } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { myProfileMessages } from './words.ts'

/** More than a page could be behind. */
const editsKept = 50

const recorded = compiledQuery(
  (_db, { memberId, fields, at }: { memberId: string; fields: readonly string[]; at: Date }) => sql<{
    version: number
  }>`
    with counted as (
      update members set version = version + 1, updated_at = ${at} where id = ${memberId} returning id, version
    ), noted as (
      insert into profile_edits (member_id, version, fields, at)
      select id, version, ${fields}::text[], ${at}::timestamptz from counted
    ), forgotten as (
      delete from profile_edits using counted
      where profile_edits.member_id = counted.id and profile_edits.version <= counted.version - ${sql.lit(editsKept)}
    )
    select version from counted`,
)

/** Counts an edit and notes which fields it changed. Returns the new version. */
export async function recordEdit(trx: Db, memberId: string, fields: readonly string[], now: Date): Promise<number> {
  const [row] = await recorded(trx, { memberId, fields, at: now })
  if (!row) throw new Error('there is no such member')
  return row.version
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
