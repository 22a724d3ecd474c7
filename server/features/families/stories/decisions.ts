import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'
import { keepUpload } from '#server/features/shared/stored-files/erase-files.ts'
import { whereUndecided } from './rules.ts'

interface Decision {
  storyId: string
  now: Date
}

/** Makes a story public. Returns false unless its partner confirmed it and nobody decided before. */
export const publishStory = (db: Db, { storyId, now }: Decision): Promise<boolean> =>
  hasUpdated(undecided(db, storyId).set({ published_at: now }))

/** Keeps a story from becoming public, and erases its photo. Returns false where it was decided before. */
export const rejectStory = (db: Db, { storyId, reason, now }: Decision & { reason: string }): Promise<boolean> =>
  hasUpdated(undecided(db, storyId).set({ rejected_at: now, rejection_reason: reason, stored_as: null }))

/** Lets a decided story wait again, with the photo that it had. Returns false where it changed since that decision. */
export async function undecideStory(
  trx: Db,
  { storyId, storedAs, wasPublished }: { storyId: string; storedAs: string | null; wasPublished: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('success_stories')
    .set({ published_at: null, rejected_at: null, rejection_reason: null, stored_as: storedAs })
    .where('id', '=', storyId)
    .where('taken_down_at', 'is', null)
    .where(wasPublished ? 'published_at' : 'rejected_at', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n && storedAs) await keepUpload(trx, storedAs)
  return numUpdatedRows > 0n
}

const undecided = (db: Db, storyId: string) =>
  db.updateTable('success_stories').where('id', '=', storyId).where(whereUndecided)
