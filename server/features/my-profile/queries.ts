import type { Db } from '#server/db/open.ts'
import { membershipsOf } from '#server/features/memberships/queries.ts'
import { ownPhotosOf } from '#server/features/photos/queries.ts'

/** Reads the member's own record in one query, with photos and memberships. */
export const readMember = (db: Db, id: string) =>
  db
    .selectFrom('members')
    .selectAll()
    .select(eb => [ownPhotosOf(eb).as('photos'), membershipsOf(eb).as('memberships')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
export type MemberRecord = Awaited<ReturnType<typeof readMember>>
