import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { type Relation, readRelation } from './relation-queries.ts'
import { profileAccess } from './rules.ts'

export interface OpenedProfile {
  isOwn: boolean
  relation: Relation
}

/** Checks that the viewer may open a profile, or refuses. It counts no limit and records no visit. */
export async function openProfileOrRefuse(
  db: Db,
  viewer: Viewer,
  target: { memberId: string; asSelf: boolean },
  now: Date,
): Promise<OpenedProfile> {
  const { subject, relation } = await readRelation(db, viewer.id, target.memberId, dayInIndia(now))
  const access = profileAccess(viewer, subject, relation, target.asSelf)
  if (access === 'not_found') throw new Refusal('not_found')
  if (access === 'same_gender') throw new Refusal('same_gender')
  return { isOwn: access === 'own', relation }
}
