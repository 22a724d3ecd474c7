import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { hasUpdated, pageAt, rowCount } from '#server/db/outcome.ts'
import { parseMemberQuery } from '#server/features/shared/member-record/parse-query.ts'
import { keepUpload } from '#server/features/shared/stored-files/erase-files.ts'
import { publicStories, storyPlace } from './queries.ts'
import { wherePublic } from './rules.ts'

export const storiesPerPage = 20

/** Whether one of the couple has a name that begins with the word, in either script. */
const hasName = (word: string) => sql<boolean>`exists (
  select from unnest(array[groom_first_name, groom_last_name, bride_first_name, bride_last_name]) as told (name)
  where starts_with(name_key(name), name_key(${word})))`

/** A page of the public stories, the newest first, with the number of those that fit what was typed. */
export async function searchStories(db: Db, { query, offset }: { query: string; offset: number }) {
  const wanted = parseMemberQuery(query)
  let stories = publicStories(db)
  if (wanted?.by === 'number')
    stories = stories.where(eb =>
      eb.or([eb('groom_registration_no', 'in', wanted.numbers), eb('bride_registration_no', 'in', wanted.numbers)]),
    )
  else if (wanted?.by === 'name') stories = stories.where(eb => eb.and(wanted.words.map(hasName)))
  // A story holds no mobile number and no address of e-mail.
  else if (query) return { count: 0, rows: [] }
  const count = await rowCount(stories)
  const rows = await stories
    .select([
      'id',
      'version',
      'stored_as',
      'image',
      'published_at',
      'groom_registration_no',
      'groom_first_name',
      'groom_last_name',
      'groom_address',
    ])
    .select(['bride_registration_no', 'bride_first_name', 'bride_last_name', 'bride_address'])
    .select(['words', 'wedding_year'])
    .orderBy(storyPlace, 'desc')
    .orderBy('id')
    .$call(pageAt(offset, storiesPerPage))
    .execute()
  return { count, rows }
}
export type OfficeStoryRow = Awaited<ReturnType<typeof searchStories>>['rows'][number]

/** What the office writes of a couple. */
export interface StoryText {
  groom_registration_no: string
  groom_first_name: string
  groom_last_name: string
  groom_address: string
  bride_registration_no: string
  bride_first_name: string
  bride_last_name: string
  bride_address: string
  words: string
  wedding_year: number | null
}

const orNull = (text: StoryText) =>
  Object.fromEntries(Object.entries(text).map(([name, value]) => [name, value || null])) as Partial<StoryText>

/** Writes a story that is confirmed and public at once: `consent` says how the couple agreed. */
export async function insertStory(
  trx: Db,
  { id, text, consent, staffId, now }: { id: string; text: StoryText; consent: string; staffId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('success_stories')
    .values({ id, ...orNull(text), consent, written_by: staffId, told_at: now, confirmed_at: now, published_at: now })
    .execute()
}

export const lockShownStory = (trx: Db, id: string) =>
  publicStories(trx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Returns whether the story was corrected: it is not where a colleague saved it first. */
export const correctStory = (trx: Db, id: string, version: number, text: StoryText): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('success_stories')
      .set({ ...orNull(text), version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('taken_down_at', 'is', null),
  )

/** Puts another photo on a public story. A trigger notes the one before for erasing. */
export async function exchangePhoto(trx: Db, id: string, storedAs: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('success_stories')
    .set({ stored_as: storedAs, image: null })
    .where('id', '=', id)
    .where(wherePublic)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await keepUpload(trx, storedAs)
  return true
}

/** Moves a story one place. Returns false at the end of the list. */
export async function moveStory(trx: Db, id: string, direction: 'UP' | 'DOWN'): Promise<boolean> {
  // Two moves at once would each see the order before the other.
  await sql`select pg_advisory_xact_lock(hashtext('order of stories'))`.execute(trx)
  const stories = await publicStories(trx).select('id').orderBy(storyPlace, 'desc').orderBy('id').execute()
  const ids = stories.map(story => story.id)
  const at = ids.indexOf(id)
  const to = direction === 'UP' ? at - 1 : at + 1
  const neighbour = ids[to]
  if (at < 0 || neighbour === undefined) return false
  ids[to] = id
  ids[at] = neighbour
  // Every story gets a time of its own, because two may have been published at one moment. The latest is at the top.
  await sql`update success_stories set ordered_at = highest - place * interval '1 millisecond'
    from unnest(${ids}::uuid[]) with ordinality as moved (story, place),
      (select max(coalesce(ordered_at, published_at)) as highest from success_stories where id = any(${ids}::uuid[])) top
    where id = story`.execute(trx)
  return true
}
