import type { Selectable } from 'kysely'
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
  // Nobody is put under pressure: the link that said no can still say yes, and so can the candidate at the office.
  if (before?.state === 'no') return 'declined'
  const isCandidate = registeredBy === 'CANDIDATE'
  const wasCandidate = before?.registered_by === 'CANDIDATE'
  // The candidate's yes is not for others to change, also where the family now says that somebody else registered.
  if (before?.state === 'yes' && !(isCandidate && wasCandidate)) return 'agreedBefore'
  // Otherwise whoever waits for the candidate's yes could give it.
  return before && isCandidate && !wasCandidate ? 'atTheOffice' : null
}
