import { type RawBuilder, sql } from 'kysely'
import type { Gender } from '#domain/limits.ts'
import { compiledQuery, onceFor } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import { countedQuery } from '#server/http/counted-query.ts'
import { type ActivityList, entriesOf } from './entries.ts'

export type InterestState = 'pending' | 'accepted' | 'rejected'
type Count = Record<Exclude<ActivityList, 'sent' | 'received'>, number> &
  Record<'sent' | 'received', Record<InterestState, number>>

const countQuery = onceFor((gender: Gender) =>
  compiledQuery((_db, { viewerId }: { viewerId: string }) => countsOf({ id: viewerId, gender })),
)

function countsOf(viewer: ViewerIdentity): RawBuilder<Count> {
  const rowsOf = (list: ActivityList) => sql`(select count(*) from ${entriesOf(list, viewer)})`
  const byStatus = (list: 'sent' | 'received') => sql`(select json_build_object(
    'pending', count(*) filter (where entry.status = 'pending'),
    'accepted', count(*) filter (where entry.status = 'accepted'),
    'rejected', count(*) filter (where entry.status = 'rejected')) from ${entriesOf(list, viewer)})`
  return sql`select ${rowsOf('viewed')} as viewed, ${rowsOf('shortlisted')} as shortlisted,
    ${rowsOf('contacts')} as contacts, ${rowsOf('blocked')} as blocked, ${rowsOf('reported')} as reported,
    ${byStatus('sent')} as sent, ${byStatus('received')} as received`
}

/** Counts the rows of every list in one query. */
export async function countActivity(db: Db, viewer: ViewerIdentity): Promise<Count> {
  const [count] = await countQuery(viewer.gender)(db, { viewerId: viewer.id })
  if (!count) throw new Error('counting gave no row')
  return count
}

interface EntryPage {
  count: number
  /** Newest first. Only the shortlist shows an id of its rows. */
  entries: { member_id: string; at: string; id: string | null }[]
}
interface Range {
  viewerId: string
  offset: number
  limit: number
  /** Null where the page holds entries of every status. */
  status: InterestState | null
}

/** One page of a list with the count of all its rows, in one row. */
export const entryPage = onceFor((list: ActivityList, gender: Gender, entries: 'all' | 'of one status') =>
  countedQuery<Range, EntryPage>(({ viewerId, offset, limit, status }) => {
    const ofStatus = entries === 'all' ? sql`` : sql`and entry.status = ${status}`
    const from = sql`${entriesOf(list, { id: viewerId, gender })} ${ofStatus}`
    const id = list === 'shortlisted' ? sql`entry.id` : sql`null`
    return sql`select
      (select count(*) from ${from})::int as count,
      (select coalesce(json_agg(page), '[]') from (
        select entry.member_id, entry.at, ${id} as id from ${from}
        order by entry.at desc, entry.member_id desc offset ${offset} limit ${limit}
      ) page) as entries`
  }),
)
