import type { SeeLinkState } from '#contract/relations/see-links.ts'
import { dayMs } from '#domain/durations.ts'
import { daysOfSeeLink } from '#domain/relations/see-links.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { mayShowByLink, type Situation } from '../pair/rules.ts'

/** After half a year nobody asks any more what was thought of a profile. */
export const daysToKeepLinks = 180
/** How many a family sees of its links to one biodata. Older ones are over. */
export const linksShown = 10

export const expiryOf = (now: Date): Date => new Date(now.getTime() + daysOfSeeLink * dayMs)

interface Term {
  ended_at: Date | null
  expires_at: Date
}
export const isLive = ({ ended_at, expires_at }: Term, now: Date): boolean => ended_at === null && expires_at > now

/** Whether a page by link can be made now. Whoever opens it later asks the same, apart from who may agree. */
export function stateOf(at: Situation & { viewer: Pick<Viewer, 'isOwner'> }, hasLeave: boolean): SeeLinkState {
  if (mayShowByLink(at) !== 'allowed') return 'CLOSED'
  if (hasLeave) return 'READY'
  if (at.subject.id !== at.viewer.id) return 'NOT_ALLOWED'
  return at.viewer.isOwner ? 'AGREE_FIRST' : 'OWNER_FIRST'
}
