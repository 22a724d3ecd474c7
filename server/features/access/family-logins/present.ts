import type { familyLogins } from '#contract/access/family-logins.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { FamilyRole } from '#domain/access/family-logins.ts'
import type { readOwner } from '#server/features/access/accounts/queries.ts'
import { maskContact, openContact } from '#server/features/families/candidate-consent/contact.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { presentYesNo } from '#server/http/wire-values.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { readInvitations, readJoined } from './queries.ts'
import { type CandidateYes, freeRoles, mayRemove } from './rules.ts'

interface Family {
  owner: Awaited<ReturnType<typeof readOwner>>
  joined: Awaited<ReturnType<typeof readJoined>>
  invitations: Awaited<ReturnType<typeof readInvitations>>
  taken: ReadonlySet<FamilyRole>
  yes: CandidateYes
}

/** As much of a person's contact as the others need to recognise it. */
export const masked = ({ mobile, email }: { mobile: string | null; email: string | null }): string =>
  mobile ? maskContact({ channel: 'SMS', to: mobile }) : email ? maskContact({ channel: 'EMAIL', to: email }) : ''

/** Each of the family sees as much of a contact as is needed to recognise it. */
export function presentFamily(family: Family, viewer: Viewer, secrets: Secrets): AnswerOf<typeof familyLogins> {
  const { owner, joined, invitations, taken, yes } = family
  const list: AnswerOf<typeof familyLogins>['list'] = [
    {
      uuid: '',
      role: owner.role,
      state: 'OWNER',
      begins_at: null,
      contact: masked(owner),
      is_you: presentYesNo(viewer.isOwner),
      may_remove: 'N',
    },
    ...joined.map(person => ({
      uuid: person.id,
      role: person.role,
      state: person.state === 'BEGUN' ? ('JOINED' as const) : person.state,
      begins_at: person.begins_at?.toISOString() ?? null,
      contact: masked(person),
      is_you: presentYesNo(person.personId === viewer.personId),
      may_remove: presentYesNo(mayRemove(viewer, person)),
    })),
    ...invitations
      .filter(({ role }) => !taken.has(role))
      .map(({ role, contact_sealed, begins_at }) => ({
        uuid: '',
        role,
        state: 'INVITED' as const,
        begins_at: begins_at?.toISOString() ?? null,
        contact: maskContact(openContact(secrets, contact_sealed)),
        is_you: 'N' as const,
        may_remove: presentYesNo(viewer.isOwner),
      })),
  ]
  return {
    count: list.length,
    list,
    next_offset: null,
    free_roles: freeRoles(viewer, taken, yes),
    last_word: presentYesNo(owner.candidateDecides),
    may_set_last_word: presentYesNo(viewer.role === 'CANDIDATE'),
  }
}
