import { type Expression, type RawBuilder, sql } from 'kysely'
import { compiledQuery, type ParametersOf } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { kinOf } from '../visibility/queries.ts'

/** Blocking twice is blocking once: the primary key decides. */
export const insertBlock = compiledQuery(
  (db, block: ParametersOf<{ blockerId: string; blockedId: string; at: Date }>) =>
    db
      .insertInto('blocks')
      .values({ blocker_id: block.blockerId, blocked_id: block.blockedId, at: block.at })
      .onConflict(conflict => conflict.doNothing()),
)

export async function deleteBlock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db.deleteFrom('blocks').where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId).execute()
}

/**
 * The ids of all whom this member's lists leave out, as one array: whom this member blocked, who blocked this member, and the
 * other profiles of the people who act for this one.
 */
export const blockedEitherWay = (memberId: string | Expression<string>): RawBuilder<string[]> => sql`array(
  select blocked_id from blocks where blocker_id = ${memberId}
  union select blocker_id from blocks where blocked_id = ${memberId}
  union select unnest(${kinOf(memberId)}))`
