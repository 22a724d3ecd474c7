import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import { onTwoSides } from '../two-sides.ts'

/** Shortlists a member who was not on the list. Returns false where a side was corrected in the meantime. */
export async function insertShortlist(db: Db, memberId: string, shortlistedId: string, now: Date): Promise<boolean> {
  const sides = onTwoSides(memberId, shortlistedId)
  const { numAffectedRows = 0n } = await sql`
    insert into shortlists (id, member_id, shortlisted_id, at)
    select ${newId(now)}, ${memberId}, ${shortlistedId}, ${now} from ${sides.from}
    ${sides.locked}`.execute(db)
  return numAffectedRows > 0n
}

export async function deleteShortlist(db: Db, memberId: string, shortlistedId: string): Promise<void> {
  await db
    .deleteFrom('shortlists')
    .where('member_id', '=', memberId)
    .where('shortlisted_id', '=', shortlistedId)
    .execute()
}
