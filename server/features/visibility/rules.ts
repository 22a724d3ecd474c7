import type { Gender } from '#domain/limits.ts'

export interface ViewerIdentity {
  id: string
  gender: Gender
}
export interface Subject extends ViewerIdentity {
  status: 'active' | 'paused' | 'suspended' | 'deleted'
  verified: boolean
}
/** What stands between the two: a block either way, and whether an interest joins them. */
export interface PairState {
  viewerBlocked: boolean
  blockedViewer: boolean
  interest: boolean
}

export const opposite = (gender: Gender): Gender => (gender === 'F' ? 'M' : 'F')

/** Who may stand in a list, a search, a suggestion or a row of visitors. `visibleInLists` says the same in SQL. */
export const isVisibleInLists = (viewer: ViewerIdentity, subject: Subject, between: PairState): boolean =>
  subject.gender !== viewer.gender &&
  subject.status === 'active' &&
  subject.verified &&
  !between.viewerBlocked &&
  !between.blockedViewer

export type ProfileAccess = 'own' | 'shown' | 'same_gender' | 'unknown'

/**
 * What profileAccess a profile by its address comes to. Wider than the lists: the blocker finds whom they blocked, and those
 * whom an interest joins find each other while one has paused. That someone is of the viewer's gender is told only of
 * those who could be seen otherwise: of the others not even that they exist.
 */
export function profileAccess(
  viewer: ViewerIdentity,
  subject: Subject | null,
  between: PairState,
  asSelf: boolean,
): ProfileAccess {
  if (!subject) return 'unknown'
  if (subject.id === viewer.id) return asSelf ? 'own' : 'same_gender'
  const there = subject.status === 'active' || (subject.status === 'paused' && between.interest)
  if (!there || !subject.verified || between.blockedViewer) return 'unknown'
  return subject.gender === viewer.gender ? 'same_gender' : 'shown'
}
