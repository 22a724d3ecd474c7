import type { FreeProfile } from '#contract/profiles.ts'
import { presentFlag } from '#server/features/lists/wire-values.ts'
import type { Interest, Relation } from '#server/features/visibility/relation-queries.ts'

const hourInMs = 3_600_000

type RelationFields = Pick<
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

export function presentRelation(relation: Relation, paid: boolean, now: Date): RelationFields {
  const { sent, received } = relation
  const interest = sent ?? received
  const suggestedAt = paid ? relation.suggestedAt : null
  return {
    handPicked: presentFlag(suggestedAt),
    handPicked_date: suggestedAt?.toISOString() ?? null,
    hasSentIntrest: presentFlag(sent),
    hasShortListed: presentFlag(relation.shortlisted),
    hasBlocked: presentFlag(relation.viewerBlocked),
    hasReported: presentFlag(relation.report !== null),
    hasViewContact: presentFlag(relation.contactViewed),
    allowed: [],
    SentIntrestStatus: statusOf(sent),
    hasRecivedIntrest: presentFlag(received),
    RecivedIntrestStatus: statusOf(received),
    // There is a received interest to answer: it is pending, or was rejected and can be accepted after all.
    is_there: presentFlag(received && received.status !== 'accepted'),
    activity_id: interest?.id ?? null,
    is_send_reminder: presentFlag(sent?.reminded),
    diffInHours: sent && Math.floor((now.getTime() - sent.sentAt.getTime()) / hourInMs),
    message: relation.report,
    message_new: interest?.status === 'rejected' ? interest.rejectionReason : null,
  }
}
