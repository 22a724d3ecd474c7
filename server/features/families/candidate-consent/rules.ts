import type { Selectable } from 'kysely'
import type { OwnCandidateState } from '#contract/families/candidate-consent.ts'
import type { Registrant } from '#domain/families/candidate-consent.ts'
import type { Schema } from '#server/db/schema.ts'
import type { candidateSentences } from './words.ts'

type CandidateRequest = Selectable<Schema['candidate_requests']>

/** A profile that somebody else registered is listed for this long without the candidate's own yes. */
export const daysToAnswer = 30
/** The candidate is reminded this many days before the last one. */
export const remindersBefore = [7, 2] as const
/** The registrant is told once, this many days before the profile leaves lists: enough to ask the candidate again. */
export const registrantToldBefore = 5

/** A link or code outlives the day on which the profile leaves lists, so that a late yes brings it back. */
export const daysOfKey = 60
/** A typed code is exchanged for a token that lives this long. */
export const minutesOfExchange = 60

/** Says why a family may not name this registrant now, or null where it may. */
export function whyNotNamed(
  before: Pick<CandidateRequest, 'state' | 'registered_by'> | undefined,
  registeredBy: Registrant,
): keyof typeof candidateSentences | null {
  const isCandidate = registeredBy === 'CANDIDATE'
  const wasCandidate = before?.registered_by === 'CANDIDATE'
  // The candidate's yes is not for others to change, also where the family now says that somebody else registered.
  if (before?.state === 'yes' && !(isCandidate && wasCandidate)) return 'agreedBefore'
  // Otherwise whoever waits for the candidate's yes could give it.
  return before && isCandidate && !wasCandidate ? 'atTheOffice' : null
}

/**
 * After a no nothing more is sent, and the family is not told so: nobody is put under pressure. The link that said no can
 * still say yes, so its key stays.
 */
export const mayBeAskedAgain = (before: Pick<CandidateRequest, 'state'> | undefined): boolean => before?.state !== 'no'

/** What the registrant learns of the answer. A no that the candidate keeps private looks like no answer. */
export function stateForRegistrant({
  state,
  tells_registrant,
}: Pick<CandidateRequest, 'state' | 'tells_registrant'>): OwnCandidateState['state'] {
  if (state === 'yes') return 'AGREED'
  return state === 'no' && tells_registrant ? 'DECLINED' : 'NOT_YET'
}
