import type { Gender } from '#domain/limits.ts'

export interface Looker {
  id: string
  gender: Gender
}
export interface Subject extends Looker {
  status: 'active' | 'paused' | 'suspended' | 'deleted'
  verified: boolean
}
/** What stands between the two: a block either way, and whether an interest joins them. */
export interface Between {
  viewerBlocked: boolean
  blockedViewer: boolean
  interest: boolean
}

export const opposite = (gender: Gender): Gender => (gender === 'F' ? 'M' : 'F')

/** Who may stand in a list, a search, a suggestion or a row of visitors. `listedFor` says the same in SQL. */
export const isListed = (viewer: Looker, subject: Subject, between: Between): boolean =>
  subject.gender !== viewer.gender &&
  subject.status === 'active' &&
  subject.verified &&
  !between.viewerBlocked &&
  !between.blockedViewer

export type Opening = 'own' | 'shown' | 'same_gender' | 'unknown'

/**
 * What opening a profile by its address comes to. Wider than the lists: the blocker finds whom they blocked, and those
 * whom an interest joins find each other while one has paused. That someone is of the viewer's gender is told only of
 * those who could be seen otherwise: of the others not even that they exist.
 */
export function opening(viewer: Looker, subject: Subject | null, between: Between, asSelf: boolean): Opening {
  if (!subject) return 'unknown'
  if (subject.id === viewer.id) return asSelf ? 'own' : 'same_gender'
  const there = subject.status === 'active' || (subject.status === 'paused' && between.interest)
  if (!there || !subject.verified || between.blockedViewer) return 'unknown'
  return subject.gender === viewer.gender ? 'same_gender' : 'shown'
}
