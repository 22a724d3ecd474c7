import type { Db } from '#server/db/open.ts'

/** Blocking twice is blocking once: the primary key decides. */
export async function insertBlock(db: Db, blockerId: string, blockedId: string, now: Date): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteBlock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db.deleteFrom('blocks').where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId).execute()
}
