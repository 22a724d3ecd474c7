import type { Db } from '#server/db/open.ts'
import { publicStories, storyPlace } from '#server/features/stories/queries.ts'

export const countStories = async (db: Db): Promise<number> =>
  (await publicStories(db).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count

/** In the office's order, otherwise newest first; all of them when `part` is null. */
export function publishedStories(db: Db, part: { from: number; limit: number } | null) {
  const all = publicStories(db).selectAll().orderBy(storyPlace, 'desc').orderBy('id')
  return (part ? all.offset(part.from).limit(part.limit) : all).execute()
}
export type PublishedStory = Awaited<ReturnType<typeof publishedStories>>[number]
