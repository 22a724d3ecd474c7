import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { BothLetters } from '#server/features/shared/site-content/fill-letter.ts'
import type { Secrets } from '#server/ports/secrets.ts'

const tables = {
  incident_notices: { members: 'incident_members', key: 'notice_id' },
  member_letters: { members: 'letter_members', key: 'letter_id' },
  recalls: { members: 'recall_members', key: 'recall_id' },
} as const
type Letters = keyof typeof tables
/** Those whose text somebody wrote, which is stored with them. */
type WrittenLetters = Exclude<Letters, 'recalls'>

const portion = 50

interface WaitingMember {
  /** The row of this letter and this member. */
  id: string
  /** Null where the member has left since the letter was written. */
  member_id: string | null
  status: Selectable<Schema['members']>['status'] | null
}

type Tell<L extends WrittenLetters> = (
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
  tell: (trx: Db, members: readonly WaitingMember[]) => Promise<unknown>,
) =>
  db.transaction().execute(async trx => {
    const members = sql.table(tables[letters].members)
    const { rows } = await sql<WaitingMember>`
      select waiting.id, waiting.member_id, members.status
      from ${members} as waiting left join members on members.id = waiting.member_id
      where waiting.${sql.ref(tables[letters].key)} = ${id} and waiting.told_at is null
      order by waiting.id limit ${portion} for update of waiting skip locked`.execute(trx)
    await tell(trx, rows)
    const told = rows.map(row => row.id)
    await sql`update ${members} set told_at = ${now} where id = any(${told}::uuid[])`.execute(trx)
    return rows.length
  })

/** Tells everybody of a letter whom nobody has told yet, and marks it as finished. */
export async function tellInPortions(
  db: Db,
  letters: Letters,
  id: string,
  now: Date,
  tell: (trx: Db, members: readonly WaitingMember[]) => Promise<unknown>,
): Promise<void> {
  while ((await tellPortion(db, letters, id, now, tell)) > 0);
  const { members, key } = tables[letters]
  // Where another node still holds the last portion, a later run marks the letter.
  await sql`update ${sql.table(letters)} set finished_at = ${now} where id = ${id} and finished_at is null
    and not exists (select from ${sql.table(members)} where ${sql.ref(key)} = ${id} and told_at is null)`.execute(db)
}

/** Sends every letter of a kind that is not finished. */
export async function sendOpenLetters<L extends WrittenLetters>(
  { db, secrets }: { db: Db; secrets: Secrets },
  letters: L,
  now: Date,
  tell: Tell<L>,
): Promise<void> {
  const { rows: open } = await sql<Selectable<Schema[L]> & { id: string; sealed: Buffer }>`
    select * from ${sql.table(letters)} where finished_at is null order by written_at`.execute(db)
  for (const row of open) {
    const letter = { ...row, text: JSON.parse(secrets.open(row.sealed)) as BothLetters }
    await tellInPortions(db, letters, row.id, now, async (trx, members) => {
      for (const member of members) await tell(trx, member, letter)
    })
  }
}
