import type { Gender } from '#domain/limits.ts'
import type { PairState, Subject, ViewerIdentity } from './relation.ts'

export const opposite = (gender: Gender): Gender => (gender === 'F' ? 'M' : 'F')

/** Decides who appears in lists, searches, suggestions and visitors. `visibleInLists` is the same rule in SQL. */
export const isVisibleInLists = (viewer: ViewerIdentity, subject: Subject, pair: PairState): boolean =>
  subject.gender !== viewer.gender &&
  subject.status === 'active' &&
  subject.verified &&
  !pair.viewerBlocked &&
  !pair.blockedViewer

type ProfileAccess = 'own' | 'allowed' | 'same_gender' | 'not_found'

/**
 * Decides what happens when a profile is opened by its address. The rule is wider than the one for lists: a blocker can
 * open the blocked profile, two members with an interest can open each other's profile while one is paused, and so can a
 * member who has unlocked the contact of the paused one.
 * `same_gender` is answered only for a profile that is otherwise visible, because it confirms that the member exists.
 */
export function profileAccess(viewer: ViewerIdentity, subject: Subject | null, pair: PairState): ProfileAccess {
  if (!subject) return 'not_found'
  if (subject.id === viewer.id) return 'own'
  const isPresent =
    subject.status === 'active' || (subject.status === 'paused' && (pair.hasInterest || pair.contactViewed))
  if (!isPresent || !subject.verified || pair.blockedViewer) return 'not_found'
  return subject.gender === viewer.gender ? 'same_gender' : 'allowed'
}
