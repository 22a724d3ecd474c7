import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { pageAt, rowCount } from '#server/db/outcome.ts'
import { parseMemberQuery } from '#server/features/shared/member-record/parse-query.ts'
import { publicStories, storyPlace } from './queries.ts'

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
    .orderBy(storyPlace, 'desc')
    .orderBy('id')
    .$call(pageAt(offset, storiesPerPage))
    .execute()
  return { count, rows }
}
export type OfficeStoryRow = Awaited<ReturnType<typeof searchStories>>['rows'][number]
