import { photosPerMember } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { placedPhotos, writeOrder } from './own-photos.ts'

/** A photo under review. The caller holds the lock of its member, for which every change of places waits. */
interface ReviewedPhoto {
  id: string
  memberId: string
}
/** What a decision changed, for taking it back. */
export interface PhotoBefore {
  status: 'shown' | 'waiting'
  position: number
}

async function readUnrejected(trx: Db, { id, memberId }: ReviewedPhoto): Promise<PhotoBefore | null> {
  const photo = await trx
    .selectFrom('photos')
    .select(['status', 'position'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return photo && photo.status !== 'rejected' ? { status: photo.status, position: photo.position } : null
}

/** Shows the photo to others. Returns what it was, or null where it is gone or was rejected before. */
export async function approvePhoto(trx: Db, photo: ReviewedPhoto): Promise<PhotoBefore | null> {
  const before = await readUnrejected(trx, photo)
  if (before?.status === 'waiting')
    await trx.updateTable('photos').set({ status: 'shown' }).where('id', '=', photo.id).execute()
  return before
}

/**
 * Takes the photo from every page at once and tells its owner why. Returns what it was, or null where it is gone or was rejected
 * before.
 */
export async function rejectPhoto(trx: Db, photo: ReviewedPhoto, reason: string): Promise<PhotoBefore | null> {
  const before = await readUnrejected(trx, photo)
  if (before)
    await trx
      .updateTable('photos')
      .set({ status: 'rejected', rejection_reason: reason })
      .where('id', '=', photo.id)
      .execute()
  return before
}

/** Makes the photo what it was before a decision. Returns false where it is gone or its place was taken meanwhile. */
export async function restorePhoto(trx: Db, { id, memberId }: ReviewedPhoto, before: PhotoBefore): Promise<boolean> {
  const placed = await placedPhotos(trx, memberId)
  if (placed.includes(id)) {
    await trx.updateTable('photos').set({ status: before.status }).where('id', '=', id).execute()
    return true
  }
  if (placed.length >= photosPerMember) return false
  await writeOrder(trx, placed)
  const { numUpdatedRows } = await trx
    .updateTable('photos')
    .set({ status: before.status, rejection_reason: null, position: placed.length })
    .where('id', '=', id)
    .where('status', '=', 'rejected')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await writeOrder(trx, placed.toSpliced(before.position, 0, id))
  return true
}
