import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

const tables = {
  incident_notices: { members: 'incident_members', key: 'notice_id' },
  member_letters: { members: 'letter_members', key: 'letter_id' },
} as const

/**
 * Marks a letter as finished once every member was told. Where another node still holds the last portion, a later call marks
 * it.
 */
export async function finishIfTold(db: Db, letters: keyof typeof tables, id: string, now: Date): Promise<void> {
  const { members, key } = tables[letters]
  await sql`update ${sql.table(letters)} set finished_at = ${now} where id = ${id} and finished_at is null
    and not exists (select from ${sql.table(members)} where ${sql.ref(key)} = ${id} and told_at is null)`.execute(db)
}

/** Marks a portion as told, in the transaction that told it. */
export async function markTold(trx: Db, letters: keyof typeof tables, rows: readonly { id: string }[], now: Date) {
  const ids = rows.map(({ id }) => id)
  await sql`update ${sql.table(tables[letters].members)} set told_at = ${now} where id = any(${ids}::uuid[])`.execute(
    trx,
  )
}
