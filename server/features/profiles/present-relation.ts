import type { FreeProfile } from '#contract/profiles.ts'
import { flag } from '#server/features/lists/present-summary.ts'
import type { Interest, Relation } from '#server/features/visibility/relation-queries.ts'

const hour = 3_600_000

type Flags = Pick<
  FreeProfile,
  | 'handPicked'
  | 'handPicked_date'
  | 'hasSentIntrest'
  | 'hasShortListed'
  | 'hasBlocked'
  | 'hasReported'
  | 'hasViewContact'
  | 'allowed'
  | 'SentIntrestStatus'
  | 'hasRecivedIntrest'
  | 'RecivedIntrestStatus'
  | 'is_there'
  | 'activity_id'
  | 'is_send_reminder'
  | 'diffInHours'
  | 'message'
  | 'message_new'
>

const wireStatus = { pending: 'PENDING', accepted: 'ACCEPTED', rejected: 'REJECTED' } as const
const statusOf = (interest: Interest | null) => (interest ? wireStatus[interest.status] : null)

export function presentRelation(relation: Relation, paid: boolean, now: Date): Flags {
  const { sent, received } = relation
  const interest = sent ?? received
  const suggestedAt = paid ? relation.suggestedAt : null
  return {
    handPicked: flag(suggestedAt),
    handPicked_date: suggestedAt?.toISOString() ?? null,
    hasSentIntrest: flag(sent),
    hasShortListed: flag(relation.shortlisted),
    hasBlocked: flag(relation.viewerBlocked),
    hasReported: flag(relation.report !== null),
    hasViewContact: flag(relation.contactViewed),
    allowed: [],
    SentIntrestStatus: statusOf(sent),
    hasRecivedIntrest: flag(received),
    RecivedIntrestStatus: statusOf(received),
    // An interest to answer instead of sending one: it waits, or may be accepted again.
    is_there: flag(received && received.status !== 'accepted'),
    activity_id: interest?.id ?? null,
    is_send_reminder: flag(sent?.reminded),
    diffInHours: sent && Math.floor((now.getTime() - sent.sentAt.getTime()) / hour),
    message: relation.report,
    message_new: interest?.status === 'rejected' ? interest.rejectionReason : null,
  }
}
