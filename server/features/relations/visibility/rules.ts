import type { Day } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'

export interface ViewerIdentity {
  id: string
  gender: Gender
}
/** The member whose profile is looked at. */
export interface Subject extends ViewerIdentity {
  status: 'active' | 'paused' | 'suspended' | 'deleted'
  verified: boolean
  /** The last day on which lists show the profile; null where no day is set. */
  listedUntil: Day | null
}
/** What visibility depends on between two members. `hasInterest` is true for any interest that was not cancelled. */
export interface PairState {
  /** One person acts for both profiles. */
  ofSamePerson: boolean
  viewerBlocked: boolean
  blockedViewer: boolean
  hasInterest: boolean
  /** The viewer has unlocked the contact details of the subject. */
  contactViewed: boolean
}

export const opposite = (gender: Gender): Gender => (gender === 'F' ? 'M' : 'F')

/** A profile leaves the lists after its last day, such as that of a family that has been silent for long. */
export const isListedOn = (today: Day, { listedUntil }: Pick<Subject, 'listedUntil'>): boolean =>
  listedUntil === null || listedUntil >= today

/** Decides who appears in lists, searches, suggestions and visitors. `visibleInLists` in queries.ts is this rule in SQL. */
export const isVisibleInLists = (viewer: ViewerIdentity, subject: Subject, pair: PairState, today: Day): boolean =>
  subject.gender !== viewer.gender &&
  subject.status === 'active' &&
  isListedOn(today, subject) &&
  subject.verified &&
  !pair.ofSamePerson &&
  !pair.viewerBlocked &&
  !pair.blockedViewer

type ProfileAccess = 'own' | 'allowed' | 'same_gender' | 'not_found'

/**
 * Decides what happens when a profile is opened by its address. The rule is wider than the one for lists: a blocker can
 * open the blocked profile. Two members with an interest can open each other's profile while one is paused or no longer
 * listed, and so can a member who has unlocked the other's contact.
 * `same_gender` is answered only for a profile that is otherwise visible, because it confirms that the member exists.
 */
export function profileAccess(
  viewer: ViewerIdentity,
  subject: Subject | null,
  pair: PairState,
  today: Day,
): ProfileAccess {
  if (!subject) return 'not_found'
  if (subject.id === viewer.id) return 'own'
  if (pair.ofSamePerson) return 'not_found'
  const isListed = subject.status === 'active' && isListedOn(today, subject)
  const isParty = pair.hasInterest || pair.contactViewed
  const isPresent = isListed || (isParty && (subject.status === 'active' || subject.status === 'paused'))
  if (!isPresent || !subject.verified || pair.blockedViewer) return 'not_found'
  return subject.gender === viewer.gender ? 'same_gender' : 'allowed'
}
