import { type Expression, sql } from 'kysely'
import type { FacePoint } from '#domain/families/face.ts'
import type { PhotoPrivacy } from '#domain/families/photo-privacy.ts'
import { photosPerMember } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow, hasUpdated } from '#server/db/outcome.ts'
import { keepUpload } from '#server/features/shared/stored-files/erase-files.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Every photo of the member, rejected ones last. */
export const readOwnPhotos = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .leftJoin('photos', 'photos.member_id', 'members.id')
    .where('members.id', '=', memberId)
    .orderBy(sql`photos.status = 'rejected'`)
    .orderBy('photos.position')
    .select(['members.photo_privacy', 'members.photo_epoch', 'photos.id', 'photos.status', 'photos.rejection_reason'])
    .select(['photos.face_x', 'photos.face_y'])
    .execute()

/**
 * Every change of places waits for this lock first. Inserting a photo and changing the order at the same moment would
 * otherwise both count the places before either takes one.
 */
async function lockMember(trx: Db, memberId: string): Promise<void> {
  const present = trx.selectFrom('members').select('id').where('id', '=', memberId).where('status', '<>', 'deleted')
  if (!(await findsRow(present.forNoKeyUpdate()))) throw new Refusal('no_session')
}

/** The ids of the photos that have a place, in their order. */
export async function placedPhotos(trx: Db, memberId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('photos')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '<>', sql.lit('rejected'))
    .orderBy('position')
    .execute()
  return rows.map(row => row.id)
}

/** Puts the photos in this order. They leave their old places first, because the unique index is checked row by row. */
export async function writeOrder(trx: Db, order: readonly string[]): Promise<void> {
  if (order.length === 0) return
  const move = (place: Expression<number>) =>
    trx.updateTable('photos').set({ position: place }).where('id', 'in', order).execute()
  const place = sql<number>`array_position(${order}::uuid[], id)`
  await move(sql<number>`-(${place})`)
  await move(sql<number>`${place} - 1`)
}

interface NewPhoto {
  id: string
  memberId: string
  storedAs: string
  face: FacePoint | null
  fingerprint: string
  status: 'shown' | 'waiting'
  now: Date
}

const columnsOf = (face: FacePoint | null) => ({ face_x: face?.x ?? null, face_y: face?.y ?? null })

/** Adds a photo after the others, or returns false when all places are taken. `also` is written with it. */
export const insertPhoto = (db: Db, photo: NewPhoto): Promise<boolean> =>
  db.transaction().execute(trx => insertPhotoIn(trx, photo, photosPerMember))

/** Adds a photo within a transaction, or returns false where the member has `most` photos or more. */
export async function insertPhotoIn(
  trx: Db,
  { id, memberId, storedAs, face, fingerprint, status, now }: NewPhoto,
  most: number,
): Promise<boolean> {
  await lockMember(trx, memberId)
  const placed = await placedPhotos(trx, memberId)
  if (placed.length >= most) return false
  // A photo that staff rejected may have left the first place free.
  await writeOrder(trx, placed)
  await trx
    .insertInto('photos')
    .values({
      id,
      member_id: memberId,
      position: placed.length,
      stored_as: storedAs,
      status,
      rejection_reason: null,
      added_at: now,
      fingerprint,
      has_tile: true,
      ...columnsOf(face),
    })
    .execute()
  await keepUpload(trx, storedAs)
  // The review imports photos, so the photo is queued by the database's own function and not by the review's. A family of an
  // imported register may never come; a trigger queues its photo when it does.
  await sql`select queue_for_review('photo', ${id}, id, ${now}) from members where id = ${memberId}
    and (origin <> 'import' or mobile_verified_at is not null or email_verified_at is not null)`.execute(trx)
  return true
}

interface Replaced {
  id: string
  before: string
  storedAs: string
  face: FacePoint
}

/** Names the new files of a photo, or returns false where it has others by now. A trigger notes the old ones for erasing. */
export async function replaceStored(trx: Db, { id, before, storedAs, face }: Replaced): Promise<boolean> {
  const replaced = trx
    .updateTable('photos')
    .set({ stored_as: storedAs, has_tile: true, ...columnsOf(face) })
    .where('id', '=', id)
    .where('stored_as', '=', before)
  if (!(await hasUpdated(replaced))) return false
  await keepUpload(trx, storedAs)
  return true
}

/** Removes a photo of this member, or returns false where there is none. A trigger notes its files for erasing. */
export function removePhoto(db: Db, memberId: string, id: string): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await lockMember(trx, memberId)
    const removed = await trx
      .deleteFrom('photos')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n) return false
    await writeOrder(trx, await placedPhotos(trx, memberId))
    return true
  })
}

/** Changes the order, or returns false where these are not exactly the photos of this member. */
export function orderPhotos(db: Db, memberId: string, order: readonly string[]): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await lockMember(trx, memberId)
    const placed = await placedPhotos(trx, memberId)
    if (placed.length !== order.length || !placed.every(id => order.includes(id))) return false
    await writeOrder(trx, order)
    return true
  })
}

/** A trigger counts the epoch up, which ends the links given out before. */
export async function writePhotoPrivacy(db: Db, memberId: string, privacy: PhotoPrivacy): Promise<void> {
  await db.updateTable('members').set({ photo_privacy: privacy }).where('id', '=', memberId).execute()
}
