import { type Day, dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { profileAccess, type Subject } from '../visibility/rules.ts'
import { readOpenedPair } from './queries.ts'
import type { OpenedRelation, Relation } from './relation.ts'

/** Refuses unless the viewer may open this profile. Returns whether it is the viewer's own. */
export function refuseUnlessOpen<P extends { subject: Subject; relation: Relation }>(
  viewer: Viewer,
  pair: P | null,
  today: Day,
): P & { isOwn: boolean } {
  const access = pair ? profileAccess(viewer, pair.subject, pair.relation, today) : 'not_found'
  if (!pair || access === 'not_found') throw new Refusal('not_found')
  if (access === 'same_gender') throw new Refusal('same_gender')
  return { ...pair, isOwn: access === 'own' }
}

/**
 * Refuses unless the viewer may open this profile and it is another member's: for acts that nobody does towards
 * themselves.
 */
export function refuseOwnOrClosed<P extends { subject: Subject; relation: Relation }>(
  viewer: Viewer,
  pair: P | null,
  today: Day,
): P & { isOwn: boolean } {
  const opened = refuseUnlessOpen(viewer, pair, today)
  if (opened.isOwn) throw new Refusal('same_gender')
  return opened
}

interface OpenedProfile {
  subject: Subject
  relation: OpenedRelation
  isOwn: boolean
}

/** Checks that the viewer may open a profile, or refuses. It counts no limit and records no visit. */
export async function openProfileOrRefuse(db: Db, viewer: Viewer, memberId: string, now: Date): Promise<OpenedProfile> {
  const today = dayInIndia(now)
  return refuseUnlessOpen(viewer, await readOpenedPair(db, viewer.id, memberId, today), today)
}

/** Checks that the viewer may open this profile of another member, or refuses. A comparison with oneself does not exist. */
export async function openOtherProfileOrRefuse(
  db: Db,
  viewer: Viewer,
  memberId: string,
  now: Date,
): Promise<OpenedProfile> {
  const today = dayInIndia(now)
  return refuseOwnOrClosed(viewer, await readOpenedPair(db, viewer.id, memberId, today), today)
}
