import { type RawBuilder, sql } from 'kysely'
import { pageSize } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import { type ActivityList, entriesOf } from './entries.ts'

export type InterestState = 'pending' | 'accepted' | 'rejected'
type Count = Record<Exclude<ActivityList, 'sent' | 'received'>, number> &
  Record<'sent' | 'received', Record<InterestState, number>>

/** Counts the rows of every list in one query. */
export async function countActivity(db: Db, viewer: ViewerIdentity): Promise<Count> {
  const rowsOf = (list: ActivityList) => sql`(select count(*) from ${entriesOf(list, viewer)})`
  const byStatus = (list: 'sent' | 'received') => sql`(select json_build_object(
    'pending', count(*) filter (where entry.status = 'pending'),
    'accepted', count(*) filter (where entry.status = 'accepted'),
    'rejected', count(*) filter (where entry.status = 'rejected')) from ${entriesOf(list, viewer)})`
  const { rows } = await sql<Count>`select ${rowsOf('viewed')} as viewed, ${rowsOf('shortlisted')} as shortlisted,
    ${rowsOf('contacts')} as contacts, ${rowsOf('blocked')} as blocked, ${rowsOf('reported')} as reported,
    ${byStatus('sent')} as sent, ${byStatus('received')} as received`.execute(db)
  const [count] = rows
  if (!count) throw new Error('counting gave no row')
  return count
}

interface Page {
  offset: number
  status?: InterestState | undefined
}
export interface EntryPage {
  count: number
  /** Newest first. Only the shortlist shows an id of its rows. */
  entries: { member_id: string; at: string; id: string | null }[]
}

/** One page of a list with the count of all its rows, in one row. */
export function entryPage(list: ActivityList, viewer: ViewerIdentity, { offset, status }: Page): RawBuilder<EntryPage> {
  const from = sql`${entriesOf(list, viewer)} ${status ? sql`and entry.status = ${status}` : sql``}`
  const id = list === 'shortlisted' ? sql`entry.id` : sql`null`
  return sql`select
    (select count(*) from ${from})::int as count,
    (select coalesce(json_agg(page), '[]') from (
      select entry.member_id, entry.at, ${id} as id from ${from}
      order by entry.at desc, entry.member_id desc offset ${offset * pageSize} limit ${pageSize}
    ) page) as entries`
}
