import type { FamilyRole } from '#domain/access/family-logins.ts'

/** Whether the candidate kept this for themselves, and somebody else acts: another of the family, or staff. */
export const isLeftToCandidate = ({
  candidateDecides,
  role,
}: {
  candidateDecides: boolean
  role: FamilyRole | 'STAFF'
}): boolean => candidateDecides && role !== 'CANDIDATE'
