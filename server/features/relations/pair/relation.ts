import type { Day } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import type { SqlValue } from '#server/db/compiled-query.ts'

export interface ViewerIdentity {
  id: string
  gender: Gender
}
/** The same in a part of a query. */
export interface ViewerInQuery {
  id: SqlValue<string>
  gender: Gender
}
export interface Subject extends ViewerIdentity {
  status: 'active' | 'paused' | 'suspended' | 'deleted'
  verified: boolean
  /** The last day on which lists show the profile; null where no day is set. */
  listedUntil: Day | null
}
/** The state of a pair that decides visibility. `hasInterest` is true for any interest that was not cancelled. */
export interface PairState {
  viewerBlocked: boolean
  blockedViewer: boolean
  hasInterest: boolean
  /** The viewer has unlocked the contact details of the subject. */
  contactViewed: boolean
}

export interface Interest {
  id: string
  status: 'pending' | 'accepted' | 'rejected'
  sentAt: Date
  /** When the status was reached. */
  statusAt: Date
  /** When the receiver first opened the sender's profile after the interest was sent. */
  seenAt: Date | null
  reminded: boolean
  rejectionReason: string | null
}

/** What the viewer and another member have done towards each other. */
export interface Relation extends PairState {
  sent: Interest | null
  received: Interest | null
  /** When the viewer last took an interest in this member back. */
  takenBackAt: Date | null
  shortlisted: boolean
  /** The message of the viewer's report. */
  report: string | null
}

/** What an opened profile needs to know besides. */
export interface OpenedRelation extends Relation {
  suggestedAt: Date | null
  visitedToday: boolean
}
