import { dayInIndia } from '#domain/calendar.ts'
import { dayMs, hourMs } from '#domain/durations.ts'
import {
  daysBeforeSendingAgain,
  hoursBeforeAskingAgain,
  hoursBeforeReminder,
  mostAsksOfCandidate,
} from '#domain/relations/interests.ts'
import { isLeftToCandidate } from '#server/features/shared/last-word/rules.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { isListedOn, profileAccess, type Subject, type ViewerIdentity } from '../visibility/rules.ts'
import type { FamilyNote, Interest, Relation } from './relation.ts'

export const hoursSince = (then: Date, now: Date): number => Math.floor((now.getTime() - then.getTime()) / hourMs)

/** What the rules of acts look at: the two sides, what they have done towards each other, and the moment. */
export interface Situation {
  viewer: ViewerIdentity & Pick<Viewer, 'role' | 'candidateDecides' | 'paid' | 'paused'>
  subject: Subject
  relation: Relation
  now: Date
}

/** Why an act is refused. `refuse.ts` has the error code of each and `words.ts` its sentence. */
export type Reason =
  | 'not_found'
  | 'same_gender'
  | 'own_profile'
  | 'unblock_first'
  | 'paused'
  | 'they_paused'
  | 'they_are_away'
  | 'accepted'
  | 'rejected_by_them'
  | 'taken_back'
  | 'nothing_to_cancel'
  | 'nothing_to_remind'
  | 'reminded_before'
  | 'too_soon_to_remind'
  | 'not_pending'
  | 'answer_needs_plan'
  | 'candidate_decides'
  | 'waits_for_candidate'
  | 'reported_before'
  | 'biodata_not_given'
  | 'sheet_not_given'
  | 'not_shortlisted'

/** `done_before`: the act would change nothing, and asking for it again is no mistake. */
export type Verdict = 'allowed' | 'done_before' | Reason

/** Says whether an act may happen. Buttons (`actions.ts`) and handlers (`act.ts`) ask the same one. */
export type Rule = (situation: Situation) => Verdict

function whyClosed({ viewer, subject, relation, now }: Situation): Reason | null {
  const access = profileAccess(viewer, subject, relation, dayInIndia(now))
  if (access === 'own') return 'own_profile'
  return access === 'allowed' ? null : access
}
const whyBlocked = ({ relation }: Situation): Reason | null => (relation.viewerBlocked ? 'unblock_first' : null)

/**
 * A paused member sends nothing and is sent nothing. Nor is anything sent to a member whom lists no longer show, because
 * nobody would answer.
 */
function whyPaused({ viewer, subject, now }: Situation): Reason | null {
  if (viewer.paused) return 'paused'
  if (subject.status === 'paused') return 'they_paused'
  return isListedOn(dayInIndia(now), subject) ? null : 'they_are_away'
}

/** A pair has one interest, whichever side sent it. Where the other side asked first, there is one to answer. */
function whyJoined({ sent, received }: Relation): Verdict | null {
  const interest = sent ?? received
  if (!interest) return null
  if (interest.status === 'accepted') return 'accepted'
  return sent?.status === 'rejected' ? 'rejected_by_them' : 'done_before'
}

const sendableFrom = (takenBackAt: Date): Date => new Date(takenBackAt.getTime() + daysBeforeSendingAgain * dayMs)
const whyTakenBack = ({ relation: { takenBackAt }, now }: Situation): Reason | null =>
  takenBackAt && now < sendableFrom(takenBackAt) ? 'taken_back' : null

/** Between active members without a block an interest is sent once, and again some days after it was taken back. */
export const maySendInterest: Rule = at =>
  whyClosed(at) ?? whyBlocked(at) ?? whyJoined(at.relation) ?? whyPaused(at) ?? whyTakenBack(at) ?? 'allowed'

/** From when an interest may be sent, where nothing but the days since it was taken back speaks against it. */
export const sendInterestFrom = (at: Situation): Date | null =>
  at.relation.takenBackAt && maySendInterest(at) === 'taken_back' ? sendableFrom(at.relation.takenBackAt) : null

/** The sender takes an interest back until it is answered. */
export const mayCancelInterest: Rule = at =>
  whyClosed(at) ?? (at.relation.sent?.status === 'pending' ? 'allowed' : 'nothing_to_cancel')

function whyNotReminded({ sent }: Relation, now: Date): Reason | null {
  if (sent?.status !== 'pending') return 'nothing_to_remind'
  if (sent.reminded) return 'reminded_before'
  return hoursSince(sent.sentAt, now) < hoursBeforeReminder ? 'too_soon_to_remind' : null
}

/** The sender reminds once of an interest that has waited for a day, while both are here. */
export const maySendReminder: Rule = at =>
  whyClosed(at) ?? whyBlocked(at) ?? whyNotReminded(at.relation, at.now) ?? whyPaused(at) ?? 'allowed'

const whyNotReceived = (at: Situation, status: Interest['status']): Reason | null =>
  whyClosed(at) ?? whyBlocked(at) ?? (at.relation.received?.status === status ? null : 'not_pending')
const whyLeftToCandidate = ({ viewer }: Situation): Reason | null =>
  isLeftToCandidate(viewer) ? 'candidate_decides' : null
const whyUnpaid = ({ viewer }: Situation): Reason | null => (viewer.paid ? null : 'answer_needs_plan')

/** The receiver answers, also while one of the two is paused, and needs a plan for it. A yes may be left to the candidate. */
const mayAcceptIn =
  (status: Interest['status']): Rule =>
  at =>
    whyNotReceived(at, status) ?? whyLeftToCandidate(at) ?? whyUnpaid(at) ?? 'allowed'

export const mayAccept = mayAcceptIn('pending')
/** A receiver who rejected an interest may accept it later. */
export const mayAcceptAgain = mayAcceptIn('rejected')
export const mayReject: Rule = at => whyNotReceived(at, 'pending') ?? whyUnpaid(at) ?? 'allowed'

/** The candidate stands behind what another of the family sent. Before, an acceptance of it opens nothing. */
export const mayConfirm: Rule = at =>
  whyClosed(at) ??
  whyBlocked(at) ??
  (at.relation.sent?.waitsForCandidate && at.relation.sent.status !== 'rejected' ? null : 'not_pending') ??
  whyLeftToCandidate(at) ??
  'allowed'

/** Who may not say yes in the candidate's place asks the candidate: once, and once again after a day. */
export const mayAskCandidate: Rule = at => {
  const isLeft = [mayAccept, mayAcceptAgain, mayConfirm].some(rule => rule(at) === 'candidate_decides')
  if (!isLeft) return whyClosed(at) ?? whyBlocked(at) ?? 'not_pending'
  const asks = (at.relation.sent ?? at.relation.received)?.asks ?? []
  const last = asks.at(-1)
  const isDue = asks.length < mostAsksOfCandidate && (!last || hoursSince(last, at.now) >= hoursBeforeAskingAgain)
  return isDue ? 'allowed' : 'done_before'
}

/** Anybody whose profile is open can be shortlisted, except a member whom the viewer blocked. */
export const mayShortlist: Rule = at =>
  whyClosed(at) ?? whyBlocked(at) ?? (at.relation.shortlisted ? 'done_before' : 'allowed')

/** A shortlisted member can be removed from the list, whatever became of the profile. */
export const mayRemoveFromShortlist: Rule = at =>
  at.relation.shortlisted ? 'allowed' : (whyClosed(at) ?? 'done_before')

/** Compared side by side, and put to the own family, are those whom the family shortlisted. */
export const mayDiscuss: Rule = at =>
  whyClosed(at) ?? whyBlocked(at) ?? (at.relation.shortlisted ? 'allowed' : 'not_shortlisted')

/** A note is for anybody whose profile is open, also while it is blocked. It asks nothing of the other family. */
export const mayNote: Rule = at => whyClosed(at) ?? 'allowed'

/** A note is its writer's alone, unless the writer lets the others of the family read it, or the candidate. */
export const mayReadNote = (
  reader: Pick<Viewer, 'personId' | 'role'>,
  note: Pick<FamilyNote, 'personId' | 'isForFamily' | 'isForCandidate'>,
) => note.isForFamily || note.personId === reader.personId || (note.isForCandidate && reader.role === 'CANDIDATE')

export const mayBlock: Rule = at => whyClosed(at) ?? (at.relation.viewerBlocked ? 'done_before' : 'allowed')

/** The viewer's own block can be removed, whatever became of the profile. */
export const mayUnblock: Rule = at => (at.relation.viewerBlocked ? 'allowed' : (whyClosed(at) ?? 'done_before'))

/** A member can be reported once, also by somebody who blocked them. */
export const mayReport: Rule = at => whyClosed(at) ?? (at.relation.report === null ? 'allowed' : 'reported_before')

/** A contact that was seen before stays readable. A new view needs both members active and no block between them. */
export const mayViewContact: Rule = at =>
  whyClosed(at) ??
  (at.relation.contactViewed
    ? 'allowed'
    : (whyBlocked(at) ?? whyPaused(at) ?? (waitsForCandidate(at.relation) ? 'waits_for_candidate' : 'allowed')))

type BetweenTwo = Pick<Relation, 'sent' | 'received'>

/** One side has accepted, and the candidate of the other has not stood behind what was sent. Both read that, and nobody more. */
export const waitsForCandidate = ({ sent, received }: BetweenTwo): boolean => {
  const interest = sent ?? received
  return interest?.status === 'accepted' && interest.waitsForCandidate
}

/** The two have accepted each other, whoever asked. Whatever an acceptance opens asks this. */
export const isAccepted = (relation: BetweenTwo): boolean =>
  (relation.sent ?? relation.received)?.status === 'accepted' && !waitsForCandidate(relation)

/** A biodata is given between the two sides of an accepted interest. */
export const mayTakeBiodata: Rule = at => {
  const isGiven = !at.relation.viewerBlocked && isAccepted(at.relation)
  return whyClosed(at) ?? (isGiven ? 'allowed' : 'biodata_not_given')
}

/**
 * A page by link shows a biodata to whoever has the link, for as long as its sender may take it along and both families are shown
 * themselves. A family that waits, or is waited for, is shown to nobody new.
 */
export const mayShowByLink: Rule = at => {
  const isOwn = at.subject.id === at.viewer.id
  const verdict = isOwn ? 'allowed' : mayTakeBiodata(at)
  return verdict === 'allowed' ? (whyPaused(at) ?? 'allowed') : verdict
}

/** A guruji's sheet is for two who accepted each other, and for one whom the viewer shortlisted. */
export const mayTakeSheet: Rule = at => {
  const { viewerBlocked, shortlisted } = at.relation
  const isGiven = !viewerBlocked && (shortlisted || isAccepted(at.relation))
  return whyClosed(at) ?? (isGiven ? 'allowed' : 'sheet_not_given')
}

/** The reasons behind View Reason: why an interest was rejected, and what the viewer reported. */
export const mayReadReason: Rule = at => {
  const { sent, received, report } = at.relation
  const isThere = report !== null || Boolean((sent ?? received)?.rejectionReason)
  return whyClosed(at) ?? (isThere ? 'allowed' : 'not_found')
}

export const mayShare: Rule = at => whyClosed(at) ?? 'allowed'
