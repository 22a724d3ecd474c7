import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compiledQuery, type ParametersOf } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { subjectColumns, subjectFrom } from '#server/features/relations/pair/queries.ts'
import { relationColumns, relationFrom } from '#server/features/relations/pair/relation-columns.ts'

/** What `presentPhotos` needs of the owner, for a query that has `members` in it. */
export const photoColumns = (eb: ExpressionBuilder<Schema, 'members'>) => [
  visiblePhotosOf(eb).as('photos'),
  'members.photo_privacy' as const,
  'members.photo_epoch' as const,
]

/** The photos that are shown to other members, in their order. */
const visiblePhotosOf = (eb: ExpressionBuilder<Schema, 'members'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('photos')
      .whereRef('photos.member_id', '=', 'members.id')
      .where('photos.status', '=', 'shown')
      .orderBy('photos.position')
      .select('photos.id'),
  )

/** The member's own photos in their order, those that staff have not looked at yet included. */
export const ownPhotosOf = (eb: ExpressionBuilder<Schema, 'members'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('photos')
      .whereRef('photos.member_id', '=', 'members.id')
      // The condition of the index, as a literal.
      .where('photos.status', '<>', sql.lit('rejected'))
      .orderBy('photos.position')
      .select(['photos.id', 'photos.status']),
  )

/** Where a photo is stored, while it and its member are shown and everyone may see it. */
export async function openPhoto(db: Db, id: string): Promise<string | null> {
  const [row] = await openPhotos(db, { id })
  return row?.stored_as ?? null
}

const openPhotos = compiledQuery((db, { id }: ParametersOf<{ id: string }>) =>
  db
    .selectFrom('photos')
    .innerJoin('members', 'members.id', 'photos.member_id')
    .select('photos.stored_as')
    .where('photos.id', '=', id)
    .where('photos.status', '=', 'shown')
    .where('members.status', 'in', ['active', 'paused'])
    .where('members.photo_privacy', '=', 'EVERYONE'),
)

/** A photo that is not open to everyone, with what decides whether this viewer may see it now. */
export async function restrictedPhoto(db: Db, id: string, viewerId: string) {
  const row = await db
    .selectFrom('photos')
    .innerJoin('members', 'members.id', 'photos.member_id')
    .where('photos.id', '=', id)
    .where('photos.status', '<>', 'rejected')
    .select(subjectColumns)
    .select(['photos.stored_as', 'photos.status as photo_status', 'members.photo_privacy', 'members.photo_epoch'])
    .select(relationColumns(viewerId))
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      storedAs: row.stored_as,
      isShown: row.photo_status === 'shown',
      photo_privacy: row.photo_privacy,
      epoch: row.photo_epoch,
      subject: subjectFrom(row),
      relation: relationFrom(row, viewerId),
    }
  )
}
