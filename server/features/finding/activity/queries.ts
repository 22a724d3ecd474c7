import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import { compiledQuery, onceFor, type ParametersOf, type SqlValue } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { type EntrySource, entriesOf, entryPageReader } from '#server/features/finding/lists/queries.ts'
import type { ViewerInQuery } from '#server/features/relations/visibility/queries.ts'
import type { ViewerIdentity } from '#server/features/relations/visibility/rules.ts'

/** The lists of My Activity. */
export type ActivityList = 'viewed' | 'shortlisted' | 'sent' | 'received' | 'contacts' | 'blocked' | 'reported'

/** Where each list comes from and who is visible in it. Pages and counts both read this, so that they agree. */
export const sources: Record<ActivityList, EntrySource> = {
  viewed: {
    rows: id => sql`select visited_id as member_id, last_at as at from visits where visitor_id = ${id}`,
    visible: 'inLists',
  },
  shortlisted: {
    rows: id => sql`select shortlisted_id as member_id, at, id from shortlists where member_id = ${id}`,
    visible: 'inLists',
    hasId: true,
  },
  sent: {
    rows: id => sql`select receiver_id as member_id, status_at as at, status from interests
      where sender_id = ${id} and status <> 'cancelled'`,
    visible: 'toParty',
  },
  received: {
    rows: id => sql`select sender_id as member_id, status_at as at, status from interests
      where receiver_id = ${id} and status <> 'cancelled'`,
    visible: 'toParty',
  },
  contacts: {
    rows: id => sql`select viewed_id as member_id, at from contact_views where viewer_id = ${id}`,
    // A member who unlocked a contact still sees it while that family pauses its profile.
    visible: 'toParty',
  },
  blocked: {
    rows: id => sql`select blocked_id as member_id, at from blocks where blocker_id = ${id}`,
    visible: 'toBlocker',
  },
  reported: {
    rows: id => sql`select reported_id as member_id, at from reports where reporter_id = ${id}`,
    visible: 'inLists',
  },
}

export type InterestState = 'pending' | 'accepted' | 'rejected'
type Count = Record<Exclude<ActivityList, 'sent' | 'received'>, number> &
  Record<'sent' | 'received', Record<InterestState, number>>

const countQuery = onceFor((gender: Gender) =>
  compiledQuery((_db, { viewerId, today }: ParametersOf<{ viewerId: string; today: Day }>) =>
    countsOf({ id: viewerId, gender }, today),
  ),
)

function countsOf(viewer: ViewerInQuery, today: SqlValue<Day>): RawBuilder<Count> {
  const rowsOf = (list: ActivityList) => sql`(select count(*) from ${entriesOf(sources[list], viewer, today)})`
  const byStatus = (list: 'sent' | 'received') => sql`(select json_build_object(
    'pending', count(*) filter (where entry.status = 'pending'),
    'accepted', count(*) filter (where entry.status = 'accepted'),
    'rejected', count(*) filter (where entry.status = 'rejected')) from ${entriesOf(sources[list], viewer, today)})`
  return sql`select ${rowsOf('viewed')} as viewed, ${rowsOf('shortlisted')} as shortlisted,
    ${rowsOf('contacts')} as contacts, ${rowsOf('blocked')} as blocked, ${rowsOf('reported')} as reported,
    ${byStatus('sent')} as sent, ${byStatus('received')} as received`
}

/** Counts the rows of every list in one query. */
export async function countActivity(db: Db, viewer: ViewerIdentity, today: Day): Promise<Count> {
  const [count] = await countQuery(viewer.gender)(db, { viewerId: viewer.id, today })
  if (!count) throw new Error('counting gave no row')
  return count
}

/** Reads pages of a list, the newest first. */
export const readEntries = onceFor((list: ActivityList, gender: Gender, entries: 'all' | 'of one status') =>
  entryPageReader(sources[list], { gender, direction: 'desc', isOfOneStatus: entries === 'of one status' }),
)
