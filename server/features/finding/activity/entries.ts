import { sql } from 'kysely'
import type { EntrySource } from '#server/features/finding/lists/queries.ts'

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
    // Who unlocked a contact keeps it while that family pauses its profile.
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
