import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { BothLetters } from '#server/features/shared/site-content/fill-letter.ts'
import type { Secrets } from '#server/ports/secrets.ts'

const tables = {
  incident_notices: { members: 'incident_members', key: 'notice_id' },
  member_letters: { members: 'letter_members', key: 'letter_id' },
} as const
type Letters = keyof typeof tables

const portion = 50

export interface WaitingMember {
  /** The row of this letter and this member. */
  id: string
  /** Null where the member has left since the letter was written. */
  member_id: string | null
  status: Selectable<Schema['members']>['status'] | null
}

type Tell<L extends Letters> = (
  trx: Db,
  member: WaitingMember,
  letter: Selectable<Schema[L]> & { text: BothLetters },
) => Promise<unknown>

/**
 * Tells the next members of a letter and returns their number. The messages and the marks are one transaction: if a node dies, the
 * next one tells the whole portion. A second node takes other rows.
 */
const tellPortion = (
  db: Db,
  letters: Letters,
  id: string,
  now: Date,
  tell: (trx: Db, member: WaitingMember) => unknown,
) =>
  db.transaction().execute(async trx => {
    const members = sql.table(tables[letters].members)
    const { rows } = await sql<WaitingMember>`
      select waiting.id, waiting.member_id, members.status
      from ${members} as waiting left join members on members.id = waiting.member_id
      where waiting.${sql.ref(tables[letters].key)} = ${id} and waiting.told_at is null
      order by waiting.id limit ${portion} for update of waiting skip locked`.execute(trx)
    for (const member of rows) await tell(trx, member)
    const told = rows.map(row => row.id)
    await sql`update ${members} set told_at = ${now} where id = any(${told}::uuid[])`.execute(trx)
    return rows.length
  })

/** Sends every letter of a kind that is not finished. */
export async function sendOpenLetters<L extends Letters>(
  { db, secrets }: { db: Db; secrets: Secrets },
  letters: L,
  now: Date,
  tell: Tell<L>,
): Promise<void> {
  const { rows: open } = await sql<Selectable<Schema[L]> & { id: string; sealed: Buffer }>`
    select * from ${sql.table(letters)} where finished_at is null order by written_at`.execute(db)
  for (const row of open) {
    const letter = { ...row, text: JSON.parse(secrets.open(row.sealed)) as BothLetters }
    while ((await tellPortion(db, letters, row.id, now, (trx, member) => tell(trx, member, letter))) > 0);
    const { members, key } = tables[letters]
    // Where another node still holds the last portion, a later run marks the letter.
    await sql`update ${sql.table(letters)} set finished_at = ${now} where id = ${row.id} and finished_at is null
      and not exists (select from ${sql.table(members)} where ${sql.ref(key)} = ${row.id} and told_at is null)`.execute(
      db,
    )
  }
}
