import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'

/** Shortlisting twice is shortlisting once: the primary key decides. */
export async function insertShortlist(db: Db, memberId: string, shortlistedId: string, now: Date): Promise<void> {
  await db
    .insertInto('shortlists')
    .values({ id: newId(now), member_id: memberId, shortlisted_id: shortlistedId, at: now })
    .onConflict(conflict => conflict.columns(['member_id', 'shortlisted_id']).doNothing())
    .execute()
}

export async function deleteShortlist(db: Db, memberId: string, shortlistedId: string): Promise<void> {
  await db
    .deleteFrom('shortlists')
    .where('member_id', '=', memberId)
    .where('shortlisted_id', '=', shortlistedId)
    .execute()
}
