import type { PhotoPrivacy, WithheldReason } from '#domain/families/photo-privacy.ts'
import type { Relation } from '#server/features/relations/pair/relation.ts'
import type { Viewer } from '#server/http/viewer.ts'

/** `hidden` is said without a reason, because the reason would tell a member that the other side blocked them. */
export type PhotoAccess = 'shown' | 'hidden' | WithheldReason

export interface PhotoSubject {
  id: string
  photo_privacy: PhotoPrivacy
}
export type PhotoRelation = Pick<Relation, 'sent' | 'received' | 'viewerBlocked' | 'blockedViewer'>

/**
 * Decides whether a viewer sees a member's photos. Every answer that carries a photo, and the photo itself when it is
 * served, go by this rule.
 */
export function photoAccess(
  { id, photo_privacy: privacy }: PhotoSubject,
  viewer: Pick<Viewer, 'id' | 'paid'>,
  relation: PhotoRelation,
): PhotoAccess {
  if (id === viewer.id) return 'shown'
  if (relation.blockedViewer) return 'hidden'
  if (privacy === 'EVERYONE' || (privacy === 'PLAN' && viewer.paid)) return 'shown'
  return hasOpenedPhotos(relation) ? 'shown' : privacy
}

/** Who sends an interest shows their photos to its receiver, whatever becomes of it; accepting shows the receiver's too. */
const hasOpenedPhotos = ({ sent, received, viewerBlocked }: PhotoRelation) =>
  !viewerBlocked && (received !== null || sent?.status === 'accepted')
