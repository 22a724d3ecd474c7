import { sql } from 'kysely'
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
interface Entry {
  id: string | null
  at: Date
}

/** One page of a list, newest first: the members with what the list knows of each. */
export async function readEntries(
  db: Db,
  list: ActivityList,
  viewer: ViewerIdentity,
  { offset, status }: Page,
): Promise<{ count: number; entries: ReadonlyMap<string, Entry> }> {
  const from = sql`${entriesOf(list, viewer)} ${status ? sql`and entry.status = ${status}` : sql``}`
  const id = list === 'shortlisted' ? sql`entry.id` : sql`null`
  const { rows } = await sql<Entry & { member_id: string; count: number }>`
    select entry.member_id, entry.at, ${id} as id, count(*) over () as count from ${from}
    order by entry.at desc, entry.member_id desc limit ${pageSize} offset ${offset * pageSize}`.execute(db)
  const count = rows[0]?.count ?? (offset === 0 ? 0 : await countOf(db, from))
  return { count, entries: new Map(rows.map(({ member_id, id, at }) => [member_id, { id, at }])) }
}

/** A page past the end has no row that could carry the count. */
async function countOf(db: Db, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${from}`.execute(db)
  return rows[0]?.count ?? 0
}
