import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { photosPerMember } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

/** Takes the first free position, or returns false when all are taken. A unique index keeps two uploads apart. */
export async function insertPhoto(
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
      .onConflict(conflict =>
        conflict.columns(['member_id', 'position']).where('status', '<>', sql.lit('rejected')).doNothing(),
      )
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 1n) return true
  }
  return false
}

export async function readPhotos(db: Db, memberId: string) {
  return db
    .selectFrom('photos')
    .select(['id', 'stored_as'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'shown')
    .orderBy('position')
    .execute()
}

/** Where a photo is stored, while it and its member are shown. */
export async function storedPhoto(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('photos')
    .innerJoin('members', 'members.id', 'photos.member_id')
    .select('photos.stored_as')
    .where('photos.id', '=', id)
    .where('photos.status', '=', 'shown')
    .where('members.status', 'in', ['active', 'paused'])
    .executeTakeFirst()
  return row?.stored_as ?? null
}

/** The photos that other members may see, in their order, for a query that has `members` in it. */
export const visiblePhotosOf = (eb: ExpressionBuilder<Schema, 'members'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('photos')
      .whereRef('photos.member_id', '=', 'members.id')
      .where('photos.status', '=', 'shown')
      .orderBy('photos.position')
      .select('photos.id'),
  )
