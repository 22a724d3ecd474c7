import type { OwnCandidateState } from '#contract/families/candidate-consent.ts'
import { presentYesNo } from '#server/http/wire-values.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { maskContact, openContact } from './contact.ts'
import type { CandidateRequest } from './queries.ts'

const stateNames = { waiting: 'NOT_YET', yes: 'AGREED', no: 'DECLINED' } as const

/** What the registrant reads. */
export function presentOwnState(request: CandidateRequest | undefined, secrets: Secrets): OwnCandidateState {
  if (!request)
    return { registered_by: null, state: 'UNKNOWN', agreed_at: null, due_on: null, contact: null, has_login: 'N' }
  const { registered_by, answered_at, due_on, contact_sealed, has_login } = request
  const state = stateNames[request.state]
  const isAgreed = state === 'AGREED'
  return {
    registered_by,
    state,
    agreed_at: isAgreed ? (answered_at?.toISOString() ?? null) : null,
    due_on: isAgreed ? null : due_on,
    has_login: presentYesNo(has_login),
    contact: contact_sealed ? maskContact(openContact(secrets, contact_sealed)) : null,
  }
}
