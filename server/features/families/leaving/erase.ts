import { sql } from 'kysely'
import { type Day, dayInIndia } from '#domain/calendar.ts'
import { isDatabaseAway } from '#server/db/failures.ts'
import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'
import { keepAsProof } from '#server/features/families/consents/queries.ts'
import { destroyMemberKey } from '#server/features/shared/audit/member-keys.ts'
import { deleteRows } from './member-tables.ts'

const membersAtOnce = 50
const firstId = '00000000-0000-0000-0000-000000000000'
/** Takes the place of an erased text. */
const erasedText = '[erased]'

/** The next members whose day has come, by their ids, so that one who could not be erased does not come again. */
async function dueMembers(db: Db, today: Day, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('departures')
    .select('member_id')
    .where('erase_on', '<=', today)
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(membersAtOnce)
    .execute()
  return rows.map(row => row.member_id)
}

/**
 * Erases the members whose day has come. Triggers note their files, which housekeeping then deletes. A member who cannot be
 * erased keeps nobody else's data: the rest is erased, and then the first failure is thrown. The doctor counts who stayed.
 */
export async function eraseDeparted(db: Db, now: Date): Promise<void> {
  const failures: unknown[] = []
  for (let after = firstId; ; ) {
    const due = await dueMembers(db, dayInIndia(now), after)
    for (const memberId of due)
      try {
        await db.transaction().execute(trx => erase(trx, memberId, now))
        await deleteRowIfFree(db, memberId)
      } catch (error) {
        if (isDatabaseAway(error)) throw error
        failures.push(error)
      }
    if (due.length < membersAtOnce) break
    after = due.at(-1) ?? after
  }
  if (failures.length > 0) throw failures[0]
}

async function erase(trx: Db, memberId: string, now: Date): Promise<void> {
  await trx.deleteFrom('departures').where('member_id', '=', memberId).execute()
  await eraseRecord(trx, memberId, now)
  await trx.deleteFrom('security_events').where('member_id', '=', memberId).execute()
  await trx.deleteFrom('showing_counts').where('member_id', '=', memberId).execute()
  await trx.deleteFrom('blocks').where('blocked_id', '=', memberId).execute()
  await trx
    .updateTable('reports')
    .set({ message: erasedText })
    .where(eb => eb.or([eb('reporter_id', '=', memberId), eb('reported_id', '=', memberId)]))
    .execute()
}

/**
 * Erases the sealed record of a member before its day, because the family asks for it. Until that day there stay the keyed hash
 * of the contacts with the blocks, reports and bars that it recognises, so that nobody sheds them by leaving, and for their year
 * the security events, which rule 8 of the Rules asks for. Returns false where there is no sealed record.
 */
export async function eraseBeforeTerm(trx: Db, memberId: string, now: Date): Promise<boolean> {
  const isErased = await hasUpdated(
    trx
      .updateTable('departures')
      .set({ erased_at: now, wrapped_key: null, sealed: null, files: [] })
      .where('member_id', '=', memberId)
      .where('erased_at', 'is', null),
  )
  if (isErased) await eraseRecord(trx, memberId, now)
  return isErased
}

/** Erases what a member told and did, and what only their own record needed. */
async function eraseRecord(trx: Db, memberId: string, now: Date): Promise<void> {
  // Without the key, nobody can read what the audit says of the member.
  await destroyMemberKey(trx, memberId, now)
  await keepAsProof(trx, memberId, now)
  await deleteRows(trx, memberId)
  await trx.deleteFrom('notifications').where('from_id', '=', memberId).execute()
  await trx.deleteFrom('sessions').where('member_id', '=', memberId).execute()
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

/** PostgreSQL 18 has a state of its own for keys that restrict. */
const refusedByKey = ['23503', '23001']

/** The blank row stays only where purchases or reports point to it: their foreign keys refuse the deletion. */
async function deleteRowIfFree(db: Db, memberId: string): Promise<void> {
  try {
    await db.deleteFrom('members').where('id', '=', memberId).where('status', '=', 'deleted').execute()
  } catch (error) {
    if (!refusedByKey.includes((error as { code?: string }).code ?? '')) throw error
  }
}
