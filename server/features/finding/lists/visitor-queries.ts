import { sql } from 'kysely'
import type { Gender } from '#domain/limits.ts'
import { onceFor } from '#server/db/compiled-query.ts'
import { entryPageReader } from './queries.ts'

/** Reads a page of the viewer's visitors. By the viewer's gender and the direction. */
export const readVisitors = onceFor((gender: Gender, direction: 'asc' | 'desc') =>
  entryPageReader(
    {
      rows: id => sql`select visitor_id as member_id, last_at as at from visits where visited_id = ${id}`,
      visible: 'inLists',
    },
    { gender, direction, isOfOneStatus: false },
  ),
)
