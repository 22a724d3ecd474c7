import { sql } from 'kysely'
import { type Day, dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { keepAsProof } from '#server/features/families/consents/queries.ts'
import { destroyMemberKey } from '#server/features/shared/audit/member-keys.ts'
import { deleteRows } from './member-tables.ts'

const membersAtOnce = 50
/** Takes the place of an erased text. */
const erasedText = '[erased]'

async function dueMembers(db: Db, today: Day): Promise<string[]> {
  const rows = await db
    .selectFrom('departures')
    .select('member_id')
    .where('erase_on', '<=', today)
    .orderBy('erase_on')
    .limit(membersAtOnce)
    .execute()
  return rows.map(row => row.member_id)
}

/** Erases the members whose day has come. Triggers note their files, which housekeeping then deletes. */
export async function eraseDeparted(db: Db, now: Date): Promise<void> {
  for (;;) {
    const due = await dueMembers(db, dayInIndia(now))
    for (const memberId of due) {
      await db.transaction().execute(trx => erase(trx, memberId, now))
      await deleteRowIfFree(db, memberId)
    }
    if (due.length < membersAtOnce) return
  }
}

async function erase(trx: Db, memberId: string, now: Date): Promise<void> {
  // Without the key, nobody can read what the audit says of the member.
  await destroyMemberKey(trx, memberId, now)
  await keepAsProof(trx, memberId, now)
  await trx.deleteFrom('departures').where('member_id', '=', memberId).execute()
  await deleteRows(trx, memberId)
  await trx.deleteFrom('notifications').where('from_id', '=', memberId).execute()
  await trx.deleteFrom('sessions').where('member_id', '=', memberId).execute()
  await trx.deleteFrom('security_events').where('member_id', '=', memberId).execute()
  await trx.deleteFrom('blocks').where('blocked_id', '=', memberId).execute()
  await trx
    .updateTable('reports')
    .set({ message: erasedText })
    .where(eb => eb.or([eb('reporter_id', '=', memberId), eb('reported_id', '=', memberId)]))
    .execute()
  await trx.updateTable('leaving_reasons').set({ comment: '' }).where('member_id', '=', memberId).execute()
  const isOfMember = sql<boolean>`${memberId} in (told_by, partner_id)`
  // A public story keeps the names that the couple agreed to, and no longer points to the profiles.
  await trx
    .deleteFrom('success_stories')
    .where(isOfMember)
    .where(eb => eb.or([eb('published_at', 'is', null), eb('taken_down_at', 'is not', null)]))
    .execute()
  await trx.updateTable('success_stories').set({ told_by: null, partner_id: null }).where(isOfMember).execute()
}

const foreignKeyViolation = '23503'

/** The blank row stays only where purchases or reports point to it: their foreign keys refuse the deletion. */
async function deleteRowIfFree(db: Db, memberId: string): Promise<void> {
  try {
    await db.deleteFrom('members').where('id', '=', memberId).where('status', '=', 'deleted').execute()
  } catch (error) {
    if ((error as { code?: string }).code !== foreignKeyViolation) throw error
  }
}
