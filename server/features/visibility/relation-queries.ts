import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import type { PairState, Subject } from './rules.ts'

/** What the viewer and another member have done towards each other. */
export interface Relation extends PairState {
  sent: Interest | null
  received: Interest | null
  shortlisted: boolean
  contactViewed: boolean
  /** The message of the viewer's report. */
  report: string | null
  suggestedAt: Date | null
  visitedToday: boolean
}
export interface Interest {
  id: string
  status: 'pending' | 'accepted' | 'rejected'
  sentAt: Date
  reminded: boolean
  rejectionReason: string | null
}

export const noRelation: Relation = {
  viewerBlocked: false,
  blockedViewer: false,
  hasInterest: false,
  sent: null,
  received: null,
  shortlisted: false,
  contactViewed: false,
  report: null,
  suggestedAt: null,
  visitedToday: false,
}

/** The left joins add no rows: each table has a unique key per pair, and visits one per pair and day. */
const readPair = (db: Db, viewerId: string, subjectId: string, today: Day) =>
  db
    .selectFrom('members')
    .leftJoin('blocks as by_viewer', join =>
      join.on('by_viewer.blocker_id', '=', viewerId).onRef('by_viewer.blocked_id', '=', 'members.id'),
    )
    .leftJoin('blocks as of_viewer', join =>
      join.on('of_viewer.blocked_id', '=', viewerId).onRef('of_viewer.blocker_id', '=', 'members.id'),
    )
    .leftJoin('interests', join =>
      join.on('interests.status', '<>', 'cancelled').on(
        // The expression is the one of the unique index, so that PostgreSQL uses the index.
        sql<boolean>`least(interests.sender_id, interests.receiver_id) = least(${viewerId}::uuid, members.id)
          and greatest(interests.sender_id, interests.receiver_id) = greatest(${viewerId}::uuid, members.id)`,
      ),
    )
    .leftJoin('shortlists', join =>
      join.on('shortlists.member_id', '=', viewerId).onRef('shortlists.shortlisted_id', '=', 'members.id'),
    )
    .leftJoin('reports', join =>
      join.on('reports.reporter_id', '=', viewerId).onRef('reports.reported_id', '=', 'members.id'),
    )
    .leftJoin('contact_views', join =>
      join.on('contact_views.viewer_id', '=', viewerId).onRef('contact_views.viewed_id', '=', 'members.id'),
    )
    .leftJoin('suggestions', join =>
      join.on('suggestions.member_id', '=', viewerId).onRef('suggestions.suggested_id', '=', 'members.id'),
    )
    .leftJoin('visits', join =>
      join
        .on('visits.visitor_id', '=', viewerId)
        .onRef('visits.visited_id', '=', 'members.id')
        .on('visits.day', '=', today),
    )
    .where('members.id', '=', subjectId)
    .select([
      'members.id',
      'members.gender',
      'members.status',
      'members.mobile_verified_at',
      'members.email_verified_at',
      'by_viewer.at as viewer_blocked_at',
      'of_viewer.at as blocked_viewer_at',
      'interests.id as interest_id',
      'interests.sender_id',
      'interests.status as interest_status',
      'interests.sent_at',
      'interests.reminded_at',
      'interests.rejection_reason',
      'shortlists.at as shortlisted_at',
      'reports.message',
      'contact_views.at as contact_viewed_at',
      'suggestions.at as suggested_at',
      'visits.at as visited_at',
    ])
    .executeTakeFirst()
type Pair = NonNullable<Awaited<ReturnType<typeof readPair>>>

function interestOf(row: Pair): Interest | null {
  const { interest_id: id, interest_status: status, sent_at: sentAt } = row
  if (!id || !sentAt || !status || status === 'cancelled') return null
  return { id, status, sentAt, reminded: row.reminded_at !== null, rejectionReason: row.rejection_reason }
}

export async function readRelation(
  db: Db,
  viewerId: string,
  subjectId: string,
  today: Day,
): Promise<{ subject: Subject | null; relation: Relation }> {
  const row = await readPair(db, viewerId, subjectId, today)
  if (!row) return { subject: null, relation: noRelation }
  const interest = interestOf(row)
  return {
    subject: {
      id: row.id,
      gender: row.gender,
      status: row.status,
      verified: row.mobile_verified_at !== null || row.email_verified_at !== null,
    },
    relation: {
      viewerBlocked: row.viewer_blocked_at !== null,
      blockedViewer: row.blocked_viewer_at !== null,
      hasInterest: interest !== null,
      sent: row.sender_id === viewerId ? interest : null,
      received: row.sender_id !== viewerId ? interest : null,
      shortlisted: row.shortlisted_at !== null,
      contactViewed: row.contact_viewed_at !== null,
      report: row.message,
      suggestedAt: row.suggested_at,
      visitedToday: row.visited_at !== null,
    },
  }
}
