import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'

/** Ends what runs or is to begin. The rows stay: they are part of the record of payments. */
export async function endMemberships(trx: Db, memberId: string, now: Date): Promise<void> {
  await trx
    .updateTable('memberships')
    .set({ ended_early_at: now })
    .where('member_id', '=', memberId)
    .where('ended_early_at', 'is', null)
    .where('ends_on', '>=', dayInIndia(now))
    .execute()
}
