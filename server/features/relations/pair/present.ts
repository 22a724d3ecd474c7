import type { RelationAnswer } from '#contract/relations/pair.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { presentFlag, presentYesNo } from '#server/http/wire-values.ts'
import type { Subject } from '../visibility/rules.ts'
import { actionsFor } from './actions.ts'
import type { Pair } from './queries.ts'
import type { Interest, Relation } from './relation.ts'
import { hoursSince, mayReadNote, type Situation, sendInterestFrom, waitsForCandidate } from './rules.ts'

export const wireStatus = { pending: 'PENDING', accepted: 'ACCEPTED', rejected: 'REJECTED' } as const
const statusOf = (interest: Interest | null) => (interest ? wireStatus[interest.status] : null)

/** What presenting a relation depends on. A member's own profile has no subject: there is nothing to do with it. */
interface RelationContext {
  viewer: Situation['viewer'] & Pick<Viewer, 'personId'>
  subject: Subject | null
  now: Date
}

/** Told while the candidate's word is still to come. */
const askedAt = ({ sent, received }: Relation): Date | undefined =>
  sent?.waitsForCandidate || (received && received.status !== 'accepted') ? (sent ?? received)?.asks.at(-1) : undefined

/** The flags of cards, rows and profiles, and of the answer to an action. */
export function presentFlags(
  relation: Relation,
  { viewer, subject, now }: RelationContext,
): Omit<RelationAnswer, 'uuid' | 'message' | 'message_new'> {
  const { sent, received } = relation
  const situation = subject && { viewer, subject, relation, now }
  return {
    hasSentIntrest: presentFlag(sent),
    SentIntrestStatus: statusOf(sent),
    hasRecivedIntrest: presentFlag(received),
    RecivedIntrestStatus: statusOf(received),
    // There is a received interest to answer: it is pending, or was rejected and can be accepted after all.
    is_there: presentFlag(received && received.status !== 'accepted'),
    waits_for_candidate: presentFlag(waitsForCandidate(relation)),
    asked_candidate_at: askedAt(relation)?.toISOString() ?? null,
    activity_id: (sent ?? received)?.id ?? null,
    is_send_reminder: presentFlag(sent?.reminded),
    diffInHours: sent && hoursSince(sent.sentAt, now),
    hasShortListed: presentFlag(relation.shortlisted),
    hasBlocked: presentFlag(relation.viewerBlocked),
    hasReported: presentFlag(relation.report !== null),
    hasViewContact: presentFlag(relation.contactViewed),
    allowed: situation ? actionsFor(situation) : [],
    send_interest_from: (situation && sendInterestFrom(situation)?.toISOString()) ?? null,
    notes: relation.notes
      .filter(note => mayReadNote(viewer, note))
      .map(({ personId, role, mark, note, isForFamily, isForCandidate }) => ({
        by: role,
        is_you: presentYesNo(personId === viewer.personId),
        mark,
        note,
        for_family: isForCandidate ? 'CANDIDATE' : presentYesNo(isForFamily),
      })),
  }
}

/** The texts behind View Reason. */
export function presentReasons({ sent, received, report }: Relation): Pick<RelationAnswer, 'message' | 'message_new'> {
  return { message: report, message_new: (sent ?? received)?.rejectionReason ?? null }
}

/** The relation as the answer to an action carries it. */
export const presentPair = ({ subject, relation }: Pair, viewer: Viewer, now: Date): RelationAnswer => ({
  uuid: subject.id,
  ...presentFlags(relation, { viewer, subject, now }),
  ...presentReasons(relation),
})
