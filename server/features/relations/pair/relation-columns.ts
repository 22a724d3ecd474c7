import { sql } from 'kysely'
import type { SqlValue } from '#server/db/compiled-query.ts'
import { isOfSamePerson, pairExists } from '../visibility/queries.ts'
import type { FamilyNote, Interest, Relation } from './relation.ts'

/** An interest as PostgreSQL writes it in JSON, where times are texts. */
interface InterestJson extends Omit<Interest, 'sentAt' | 'statusAt' | 'seenAt' | 'asks'> {
  senderId: string
  sentAt: string
  statusAt: string
  seenAt: string | null
  asks: readonly string[]
}

/** A cancelled interest stays in its table as history and counts as none. */
const interestWith = (viewerId: SqlValue<string>) =>
  // The expression is the one of the unique index, so that PostgreSQL uses the index.
  sql<InterestJson | null>`(
    select json_build_object('id', id, 'senderId', sender_id, 'status', status, 'sentAt', sent_at, 'statusAt', status_at,
      'seenAt', seen_at, 'reminded', reminded_at is not null, 'rejectionReason', rejection_reason,
      'waitsForCandidate', coalesce(not candidate_yes, false),
      'asks', case when sender_id = ${viewerId} then sender_asks else receiver_asks end,
      'doneBy', case when sender_id = ${viewerId} then sent_by else answered_by end)
    from interests
    where least(sender_id, receiver_id) = least(${viewerId}::uuid, members.id)
      and greatest(sender_id, receiver_id) = greatest(${viewerId}::uuid, members.id) and status <> 'cancelled')`

/** A block cancels an interest too, but not at the sender's wish. */
const takenBackBy = (viewerId: SqlValue<string>) =>
  sql<Date | null>`(select max(status_at) from interests
    where sender_id = ${viewerId} and receiver_id = members.id and status = 'cancelled' and cancelled_by = 'sender')`

const reportBy = (viewerId: SqlValue<string>) =>
  sql<string | null>`(select message from reports where reporter_id = ${viewerId} and reported_id = members.id)`

/** The notes of the viewer's family about the member, and what readers of its links answered; null without any. */
const notesOf = (viewerId: SqlValue<string>) =>
  sql<FamilyNote[] | null>`(
    select json_agg(json_build_object('personId', person_id, 'role', role, 'mark', mark, 'note', note,
      'isForFamily', is_for_family, 'isForCandidate', is_for_candidate) order by at, role)
    from (select person_id, role, mark, note, is_for_family, is_for_candidate, at from family_notes
        where member_id = ${viewerId} and about_id = members.id
      union all select null, 'LINK', see_answers.mark, see_answers.note, true, false, see_answers.at
        from see_links join see_answers on see_answers.link_id = see_links.id
        where see_links.member_id = ${viewerId} and see_links.about_id = members.id) said)`

const columnsBesideBlocks = (viewerId: SqlValue<string>) => [
  interestWith(viewerId).as('interest'),
  takenBackBy(viewerId).as('taken_back_at'),
  reportBy(viewerId).as('report'),
  notesOf(viewerId).as('notes'),
  pairExists('shortlisted', viewerId).as('shortlisted'),
  pairExists('contactViewed', viewerId).as('contact_viewed'),
]

/** The columns of `relationFrom`, for a query that has `members` in it. */
export const relationColumns = (viewerId: SqlValue<string>) => [
  ...columnsBesideBlocks(viewerId),
  isOfSamePerson(viewerId).as('of_same_person'),
  pairExists('blockedByViewer', viewerId).as('viewer_blocked'),
  pairExists('blockedViewer', viewerId).as('blocked_viewer'),
]

/**
 * The columns of `relationFrom` for a query that already leaves out blocks: looking each block up again would only cost
 * time.
 */
export const unblockedRelationColumns = (viewerId: SqlValue<string>) => [
  ...columnsBesideBlocks(viewerId),
  sql<boolean>`false`.as('of_same_person'),
  sql<boolean>`false`.as('viewer_blocked'),
  sql<boolean>`false`.as('blocked_viewer'),
]

/** The column that photos need of the relation, for a query that already leaves out blocks. */
export const photoRelationColumn = (viewerId: SqlValue<string>) => interestWith(viewerId).as('interest')
export const photoRelationFrom = (row: Pick<RelationRow, 'interest'>, viewerId: string) => ({
  ...interestsFrom(row, viewerId),
  viewerBlocked: false,
  blockedViewer: false,
})

interface RelationRow {
  interest: InterestJson | null
  taken_back_at: Date | null
  report: string | null
  notes: FamilyNote[] | null
  shortlisted: boolean
  contact_viewed: boolean
  of_same_person: boolean
  viewer_blocked: boolean
  blocked_viewer: boolean
}

const interestFrom = (json: InterestJson): Interest => ({
  id: json.id,
  status: json.status,
  sentAt: new Date(json.sentAt),
  statusAt: new Date(json.statusAt),
  seenAt: json.seenAt === null ? null : new Date(json.seenAt),
  reminded: json.reminded,
  rejectionReason: json.rejectionReason,
  waitsForCandidate: json.waitsForCandidate,
  asks: json.asks.map(at => new Date(at)),
  doneBy: json.doneBy,
})

function interestsFrom(row: Pick<RelationRow, 'interest'>, viewerId: string) {
  const interest = row.interest && interestFrom(row.interest)
  const isSender = row.interest?.senderId === viewerId
  return { sent: isSender ? interest : null, received: isSender ? null : interest }
}

export function relationFrom(row: RelationRow, viewerId: string): Relation {
  return {
    ...interestsFrom(row, viewerId),
    takenBackAt: row.taken_back_at,
    ofSamePerson: row.of_same_person,
    viewerBlocked: row.viewer_blocked,
    blockedViewer: row.blocked_viewer,
    hasInterest: row.interest !== null,
    shortlisted: row.shortlisted,
    contactViewed: row.contact_viewed,
    report: row.report,
    notes: row.notes ?? [],
  }
}
