import { type Expression, type RawBuilder, sql } from 'kysely'

/** The ids of members whom this member blocked and of members who blocked this member, as one array. */
export const blockedEitherWay = (memberId: string | Expression<string>): RawBuilder<string[]> => sql`array(
  select blocked_id from blocks where blocker_id = ${memberId}
  union select blocker_id from blocks where blocked_id = ${memberId})`
