import type { InputOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import type { Day } from '#domain/calendar.ts'
import type { PhotoPrivacy, WithheldReason } from '#domain/families/photo-privacy.ts'
import { memberPhotoMaxBytes } from '#domain/limits.ts'
import type { Config } from '#server/config.ts'
import type { Relation } from '#server/features/relations/pair/relation.ts'
import { isAccepted } from '#server/features/relations/pair/rules.ts'
import { profileAccess, type Subject } from '#server/features/relations/visibility/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { photoSentences } from './words.ts'

/** `hidden` has no reason, because the reason would tell a member that the other side blocked them. */
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

/**
 * An interest shows the sender's photos to its receiver, whatever becomes of it, once the candidate stands behind it. Accepting it
 * shows the receiver's too.
 */
const hasOpenedPhotos = (relation: PhotoRelation) =>
  !relation.viewerBlocked && (relation.received?.waitsForCandidate === false || isAccepted(relation))

/** Decides whether a viewer may fetch one restricted photo now. Only its owner opens one that staff have not approved yet. */
export function mayOpenPhoto(
  photo: PhotoSubject & { isShown: boolean; subject: Subject; relation: Relation },
  viewer: Viewer,
  today: Day,
): boolean {
  const access = profileAccess(viewer, photo.subject, photo.relation, today)
  const isOpen = access === 'own' || (access === 'allowed' && photo.isShown)
  return isOpen && photoAccess(photo, viewer, photo.relation) === 'shown'
}

/** A photo is shown at once, unless the provider wants to look at it first. */
export const statusOfNewPhoto = ({ photoReview }: Pick<Config, 'photoReview'>): 'shown' | 'waiting' =>
  photoReview === 'first' ? 'waiting' : 'shown'

export function refuseUpload(
  viewer: Pick<Viewer, 'id' | 'verified'>,
  { id, type }: Pick<InputOf<Calls['addPhoto']>, 'id' | 'type'>,
  bytes: number,
): void {
  if (id && id.toLowerCase() !== viewer.id) throw new Refusal('not_yours')
  // Before the contact is verified, only the photo of the registration is accepted.
  if (!viewer.verified && !(type === 'REGISTER' && id)) throw new Refusal('unverified')
  // A registration's photo may be larger, and only somebody who is not verified yet registers.
  if ((viewer.verified || type !== 'REGISTER') && bytes > memberPhotoMaxBytes)
    throw new Refusal('file_too_large', { sentence: photoSentences.tooLarge })
}
