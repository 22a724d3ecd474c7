import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { hopeColumns } from '#server/features/families/profile-fields/fit-columns.ts'
import type { WrittenExpectation } from '#server/features/families/profiles/queries.ts'

interface AnsweredMembers {
  /** The members with whom an interest was accepted or rejected, whichever side answered. */
  ids: string[]
  /** How many of those the viewer answered. */
  answered: number
  /** How many the viewer blocked. */
  blocked: number
}

/** Reads the members whom the list of matches no longer needs to show. */
export async function readSettled(db: Db, viewerId: string): Promise<AnsweredMembers> {
  const { rows } = await sql<AnsweredMembers>`
    select coalesce(array_agg(case when receiver_id = ${viewerId} then sender_id else receiver_id end), '{}') as ids,
      (count(*) filter (where receiver_id = ${viewerId}))::int as answered,
      (select count(*)::int from blocks where blocker_id = ${viewerId}) as blocked
    from interests
    where (sender_id = ${viewerId} or receiver_id = ${viewerId}) and status in ('accepted', 'rejected')`.execute(db)
  return rows[0] ?? { ids: [], answered: 0, blocked: 0 }
}

/** Reads what the families of a page look for. A family without expectations is not in the map. */
export async function readExpectations(db: Db, ids: readonly string[]): Promise<Map<string, WrittenExpectation>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('expectations')
    .select(['member_id', ...hopeColumns])
    .where(sql<boolean>`member_id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ member_id, ...row }) => [member_id, row]))
}

/** What the member looks for; undefined for a family that wrote no expectations. */
export const readOwnExpectation = (db: Db, memberId: string): Promise<WrittenExpectation | undefined> =>
  db.selectFrom('expectations').select(hopeColumns).where('member_id', '=', memberId).executeTakeFirst()
