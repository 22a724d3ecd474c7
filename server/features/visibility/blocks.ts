import { type RawBuilder, sql } from 'kysely'

/** The ids of members whom the viewer blocked and of members who blocked the viewer, as one array. */
export const blockedEitherWay = (viewerId: string): RawBuilder<string[]> => sql`array(
  select blocked_id from blocks where blocker_id = ${viewerId}
  union select blocker_id from blocks where blocked_id = ${viewerId})`
