import { type ProfileAction, profileActions } from '#contract/summary.ts'
import { movesFor, type Sides } from './moves.ts'
import type { Relation } from './relation.ts'

/** What the viewer may do with a member: the one rule behind the buttons of cards, rows, profiles and My Activity. */
export function actionsFor(relation: Relation, sides: Sides, now: Date): ProfileAction[] {
  if (relation.blockedViewer) return relation.viewerBlocked ? ['UNBLOCK'] : []
  const offered = new Set<ProfileAction>(
    relation.viewerBlocked ? ['UNBLOCK'] : ['BLOCK', ...movesFor(relation, sides, now)],
  )
  const interest = relation.sent ?? relation.received
  if (!relation.viewerBlocked) {
    offered.add(relation.shortlisted ? 'REMOVE_SHORTLIST' : 'SHORTLIST')
    if (interest?.status === 'accepted') offered.add('DOWNLOAD_PROFILE')
  }
  if (relation.contactViewed || mayAskForContact(relation, sides)) offered.add('VIEW_CONTACT')
  if (relation.report !== null || interest?.rejectionReason) offered.add('VIEW_REASON')
  if (relation.report === null) offered.add('REPORT')
  offered.add('SHARE')
  return profileActions.filter(action => offered.has(action))
}

/** A contact that was seen before stays readable. A new view is for members who are both here and at peace. */
const mayAskForContact = (relation: Relation, { viewer, subject }: Sides): boolean =>
  !relation.viewerBlocked && !viewer.paused && !subject.paused
