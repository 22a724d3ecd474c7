import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { publicStories } from '#server/features/stories/queries.ts'

export const providerDetails = (db: Db) => db.selectFrom('provider_details').selectAll().executeTakeFirst()

export const pickBanner = (db: Db) =>
  db.selectFrom('banners').selectAll().where('is_shown', '=', true).orderBy(sql`random()`).limit(1).executeTakeFirst()

export const allBranches = (db: Db) => db.selectFrom('branches').selectAll().orderBy('position').execute()

export type WrittenName = Schema['written_pages']['name']

export const writtenPage = (db: Db, name: WrittenName) =>
  db.selectFrom('written_pages').selectAll().where('name', '=', name).executeTakeFirst()

export const countStories = async (db: Db): Promise<number> =>
  (await publicStories(db).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count

/** Newest first; all of them when `part` is null. */
export function publishedStories(db: Db, part: { from: number; limit: number } | null) {
  const all = publicStories(db).selectAll().orderBy('published_at', 'desc').orderBy('id')
  return (part ? all.offset(part.from).limit(part.limit) : all).execute()
}
export type PublishedStory = Awaited<ReturnType<typeof publishedStories>>[number]
