import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Row } from '#server/db/schema.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import { newId } from '#server/ports/ids.ts'

interface Engaged {
  memberId: string
  /** By whose word. */
  word: Row<'engagements'>['word']
  now: Date
}

/**
 * Notes that a family is engaged or married, pauses its profile and asks whether it wants to leave, with or without a story. Returns
 * false where that was known. A trigger forgets it when the family comes back.
 */
export async function pauseEngaged(trx: Db, { memberId, word, now }: Engaged): Promise<boolean> {
  // A family that left or was suspended meanwhile is not touched.
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ status: 'paused', updated_at: now })
    .where('id', '=', memberId)
    .where('status', 'in', ['active', 'paused'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const noted = await trx
    .insertInto('engagements')
    .values({ member_id: memberId, word, since: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  if (word !== 'others') await answerEngaged(trx, memberId, now)
  if (!noted) return false
  await writeNotification(trx, { memberId, type: 'engaged_paused', fromId: null, sourceId: newId(now), at: now })
  return true
}

/** Ends the question to a family whether it is engaged. Returns false where none was open. */
export async function answerEngaged(trx: Db, memberId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('owner_questions')
    .set({ state: 'answered', ended_at: now })
    .where('member_id', '=', memberId)
    .where('about', '=', 'engaged')
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Pauses both profiles of each couple whose story was published before `until`, once for a story. */
export const pauseCouples = (db: Db, { until, now }: { until: Date; now: Date }): Promise<void> =>
  db.transaction().execute(async trx => {
    const { rows } = await sql<{ id: string }>`with told as (
        update success_stories set couple_paused_at = ${now}
        where published_at <= ${until} and couple_paused_at is null and taken_down_at is null
        returning groom_registration_no, bride_registration_no
      )
      select members.id from told join members on registration_no in (groom_registration_no, bride_registration_no)
      where members.status in ('active', 'paused') order by members.id`.execute(trx)
    for (const { id } of rows) await pauseEngaged(trx, { memberId: id, word: 'story', now })
  })
