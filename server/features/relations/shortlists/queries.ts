import { sql } from 'kysely'
import { compiledQuery, type ParametersOf } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import { onTwoSides } from '../pair/queries.ts'

interface Shortlisted {
  id: string
  memberId: string
  shortlistedId: string
  at: Date
}
const inserted = compiledQuery((_db, { id, memberId, shortlistedId, at }: ParametersOf<Shortlisted>) => {
  const sides = onTwoSides(memberId, shortlistedId)
  return sql<{ id: string }>`
    insert into shortlists (id, member_id, shortlisted_id, at)
    select ${id}::uuid, ${memberId}::uuid, ${shortlistedId}::uuid, ${at}::timestamptz from ${sides.from}
    ${sides.locked}
    returning id`
})

/** Shortlists a member who was not on the list. Returns false where a side was corrected in the meantime. */
export async function insertShortlist(db: Db, memberId: string, shortlistedId: string, now: Date): Promise<boolean> {
  return (await inserted(db, { id: newId(now), memberId, shortlistedId, at: now })).length > 0
}

export async function deleteShortlist(db: Db, memberId: string, shortlistedId: string): Promise<void> {
  await db
    .deleteFrom('shortlists')
    .where('member_id', '=', memberId)
    .where('shortlisted_id', '=', shortlistedId)
    .execute()
}
