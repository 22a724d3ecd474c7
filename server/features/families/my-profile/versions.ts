import { sql, type Updateable, type UpdateQueryBuilder, type UpdateResult } from 'kysely'
import { broken, fieldName } from '#contract/field-words.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { Row, Schema } from '#server/db/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { myProfileMessages } from './words.ts'

/** No page is this many edits behind. */
const editsKept = 50

/** Counts an edit and notes which fields it changed. Returns the new version. */
export async function recordEdit(trx: Db, memberId: string, fields: readonly string[], now: Date): Promise<number> {
  const row = await count(trx, members => members.where('id', '=', memberId), { fields, now })
  if (!row) throw new Error('there is no such member')
  return row.version
}

/**
 * Counts an edit and writes the columns of the member's row that it changes, in one statement: a row that is written once has
 * one version to clean up and fires the triggers once. Returns the columns as stored, or null where the row has changed since
 * it was read.
 */
export const recordSave = (
  db: Db,
  read: { id: string; version: number },
  save: { fields: readonly string[]; now: Date; columns: Updateable<Schema['members']> },
) =>
  count(
    db,
    members => members.where('id', '=', read.id).where('version', '=', read.version).where('status', '<>', 'deleted'),
    save,
  )

type MembersUpdate = UpdateQueryBuilder<Schema, 'members', 'members', UpdateResult>

async function count(
  db: Db,
  find: (members: MembersUpdate) => MembersUpdate,
  save: { fields: readonly string[]; now: Date; columns?: Updateable<Schema['members']> },
): Promise<({ version: number } & Partial<Row<'members'>>) | null> {
  const { fields, now, columns = {} } = save
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const row = await db
    .with('counted', query =>
      find(query.updateTable('members').set({ ...columns, version: sql`version + 1`, updated_at: now })).returning([
        'id',
        'version',
        ...names,
      ]),
    )
    .with('noted', query =>
      query
        .insertInto('profile_edits')
        .columns(['member_id', 'version', 'fields', 'at'])
        .expression(eb =>
          eb
            .selectFrom('counted')
            .select(['id', 'version', sql`${fields}::text[]`.as('fields'), sql`${now}::timestamptz`.as('at')]),
        ),
    )
    .with('forgotten', query =>
      query
        .deleteFrom('profile_edits')
        .using('counted')
        .whereRef('profile_edits.member_id', '=', 'counted.id')
        .where(sql<boolean>`profile_edits.version <= counted.version - ${sql.lit(editsKept)}`),
    )
    .selectFrom('counted')
    .selectAll()
    .executeTakeFirst()
  return row ?? null
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
