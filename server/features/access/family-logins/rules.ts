import { type FamilyRole, familyRoles } from '#domain/access/family-logins.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { familySentences } from './words.ts'

/** Whose yes stands for a profile, and by which contact it was given. */
export interface CandidateYes {
  isGiven: boolean
  /** Null where the candidate registered, or said yes at the counter. */
  contactHash: Buffer | null
}

/**
 * Says why the owner may not invite this contact to this place, or null where they may. The candidate's login is the contact that
 * gave the candidate's yes: otherwise whoever registered could invite a number of their own and keep the last word.
 */
export function whyNotInvited(
  { role, contactHash }: { role: FamilyRole; contactHash: Buffer },
  { taken, yes }: { taken: ReadonlySet<FamilyRole>; yes: CandidateYes },
): keyof typeof familySentences | null {
  if (taken.has(role)) return 'placeTaken'
  const isOfCandidate = yes.contactHash?.equals(contactHash) ?? false
  if (role === 'CANDIDATE') return yes.isGiven && isOfCandidate ? null : 'candidateFirst'
  return isOfCandidate ? 'isCandidate' : null
}

/** The places to which a viewer may invite somebody. */
export const freeRoles = (viewer: Pick<Viewer, 'isOwner'>, taken: ReadonlySet<FamilyRole>, yes: CandidateYes) =>
  viewer.isOwner
    ? familyRoles.filter(
        role => !taken.has(role) && (role !== 'CANDIDATE' || (yes.isGiven && yes.contactHash !== null)),
      )
    : []

/** Everybody may go. Another goes at the wish of the candidate or of the registered owner, and the candidate at nobody's. */
export const mayRemove = (
  viewer: Pick<Viewer, 'isOwner' | 'role' | 'personId'>,
  person: { role: FamilyRole; personId: string },
): boolean =>
  person.personId === viewer.personId ||
  (person.role !== 'CANDIDATE' && (viewer.isOwner || viewer.role === 'CANDIDATE'))
