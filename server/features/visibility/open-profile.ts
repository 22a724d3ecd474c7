import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { type Relation, readRelation } from './relation-queries.ts'
import { profileAccess } from './rules.ts'

export interface Opened {
  own: boolean
  relation: Relation
}

/** Lets the viewer through to a profile, or refuses as the rule says. Nothing is counted or noted yet. */
export async function openProfileOrRefuse(
  db: Db,
  viewer: Viewer,
  wanted: { memberId: string; asSelf: boolean },
  now: Date,
): Promise<Opened> {
  const { subject, relation } = await readRelation(db, viewer.id, wanted.memberId, dayInIndia(now))
  const comesTo = profileAccess(viewer, subject, relation, wanted.asSelf)
  if (comesTo === 'unknown') throw new Refusal('not_found')
  if (comesTo === 'same_gender') throw new Refusal('same_gender')
  return { own: comesTo === 'own', relation }
}
