import { photosPerMember } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'

/** Takes the first free place; none when both are taken. The places are unique a member, so two uploads cannot share one. */
export async function addPhoto(
  db: Db,
  photo: { id: string; memberId: string; storedAs: string; now: Date },
): Promise<boolean> {
  for (let position = 0; position < photosPerMember; position++) {
    const added = await db
      .insertInto('photos')
      .values({
        id: photo.id,
        member_id: photo.memberId,
        position,
        stored_as: photo.storedAs,
        rejection_reason: null,
        added_at: photo.now,
      })
      .onConflict(conflict => conflict.columns(['member_id', 'position']).doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 1n) return true
  }
  return false
}

export async function photosOf(db: Db, memberId: string) {
  return db
    .selectFrom('photos')
    .select(['id', 'stored_as'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'shown')
    .orderBy('position')
    .execute()
}

export async function storedPhoto(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('photos')
    .select('stored_as')
    .where('id', '=', id)
    .where('status', '=', 'shown')
    .executeTakeFirst()
  return row?.stored_as ?? null
}
