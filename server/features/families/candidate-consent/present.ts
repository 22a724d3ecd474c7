import type { OwnCandidateState } from '#contract/families/candidate-consent.ts'
import type { CandidateRequest } from '#server/features/families/candidate-consent/queries.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { maskContact, openContact } from './contact.ts'

/** What the registrant reads. A no that the candidate keeps to themselves looks like no answer in every key. */
export function presentOwnState(request: CandidateRequest | undefined, secrets: Secrets): OwnCandidateState {
  if (!request) return { registered_by: null, state: 'UNKNOWN', agreed_at: null, due_on: null, contact: null }
  const { registered_by, state, answered_at, due_on, tells_registrant, contact_sealed } = request
  const isAgreed = state === 'yes'
  return {
    registered_by,
    state: isAgreed ? 'AGREED' : state === 'no' && tells_registrant ? 'DECLINED' : 'NOT_YET',
    agreed_at: isAgreed ? (answered_at?.toISOString() ?? null) : null,
    due_on: isAgreed ? null : due_on,
    contact: contact_sealed ? maskContact(openContact(secrets, contact_sealed)) : null,
  }
}
