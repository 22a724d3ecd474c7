import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'

/** Whether the candidate kept this for themselves, and somebody else of the family is logged in. */
export const isLeftToCandidate = ({ candidateDecides, role }: Pick<Viewer, 'candidateDecides' | 'role'>): boolean =>
  candidateDecides && role !== 'CANDIDATE'

export function refuseIfCandidateDecides(viewer: Pick<Viewer, 'candidateDecides' | 'role'>): void {
  if (isLeftToCandidate(viewer)) throw new Refusal('candidate_decides')
}
