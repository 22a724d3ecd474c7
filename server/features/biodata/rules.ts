import type { Relation } from '#server/features/relations/relation.ts'

/** A biodata is given of oneself, and between the two sides of an accepted interest. */
export const mayTakeBiodata = (
  isOwn: boolean,
  { sent, received, viewerBlocked }: Pick<Relation, 'sent' | 'received' | 'viewerBlocked'>,
): boolean => isOwn || (!viewerBlocked && (sent ?? received)?.status === 'accepted')
