import type { Db } from '#server/db/open.ts'
import { pageAt, rowCount } from '#server/db/outcome.ts'
import { mayBeNamed } from '#server/features/relations/visibility/queries.ts'

interface Copy {
  ticketId: string
  ownerId: string
  takerId: string
  kind: 'biodata' | 'sheet'
  now: Date
}

/** A second request with the same ticket is the same copy. */
export async function recordCopy(db: Db, { ticketId, ownerId, takerId, kind, now }: Copy): Promise<void> {
  await db
    .insertInto('biodata_copies')
    .values({ ticket_id: ticketId, owner_id: ownerId, taker_id: takerId, kind, taken_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** The copies of a member's biodata that others took who may be named. */
const namedCopies = (db: Db, ownerId: string) =>
  db
    .selectFrom('biodata_copies')
    .innerJoin('members', 'members.id', 'biodata_copies.taker_id')
    .where('biodata_copies.owner_id', '=', ownerId)
    .where(mayBeNamed('members', ownerId))

export const copiesOf = (db: Db, ownerId: string, page: { offset: number; size: number }) =>
  namedCopies(db, ownerId)
    .orderBy('biodata_copies.taken_at', 'desc')
    .orderBy('biodata_copies.ticket_id')
    .$call(pageAt(page.offset, page.size))
    .select(['members.id', 'members.registration_no', 'members.last_name', 'members.second_script'])
    .select(['biodata_copies.taken_at', 'biodata_copies.kind'])
    .execute()

export const countCopies = (db: Db, ownerId: string): Promise<number> => rowCount(namedCopies(db, ownerId))

/** Where the photo of a biodata is stored. The caller has decided that it may be seen. */
export async function storedAs(db: Db, photoId: string): Promise<string | null> {
  const row = await db.selectFrom('photos').select('stored_as').where('id', '=', photoId).executeTakeFirst()
  return row?.stored_as ?? null
}

export async function registrationNoOf(db: Db, memberId: string): Promise<string> {
  const row = await db
    .selectFrom('members')
    .select('registration_no')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return row.registration_no
}
