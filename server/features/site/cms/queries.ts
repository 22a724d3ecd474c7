import type { Db } from '#server/db/open.ts'
import { rowCount } from '#server/db/outcome.ts'
import { publicStories, storyPlace } from '#server/features/families/stories/queries.ts'

export const countStories = (db: Db): Promise<number> => rowCount(publicStories(db))

/** The public stories in the office's order, otherwise newest first. All of them where `part` is null. */
export function publishedStories(db: Db, part: { from: number; limit: number } | null) {
  const all = publicStories(db).selectAll().orderBy(storyPlace, 'desc').orderBy('id')
  return (part ? all.offset(part.from).limit(part.limit) : all).execute()
}
export type PublishedStory = Awaited<ReturnType<typeof publishedStories>>[number]
