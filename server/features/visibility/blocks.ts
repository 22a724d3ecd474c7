import { type RawBuilder, sql } from 'kysely'
import { countedQuery } from '#server/http/counted-query.ts'

/** The ids of members whom the viewer blocked and of members who blocked the viewer, as one array. */
export const blockedEitherWay = (viewerId: string): RawBuilder<string[]> => sql`array(
  select blocked_id from blocks where blocker_id = ${viewerId}
  union select blocker_id from blocks where blocked_id = ${viewerId})`

/** The same as a query that runs while a limit is counted. */
export const blocksOf = countedQuery<{ viewerId: string }, { excluded: string[] }>(
  ({ viewerId }) => sql`select ${blockedEitherWay(viewerId)} as excluded`,
)
