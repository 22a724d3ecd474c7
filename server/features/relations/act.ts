import { sql } from 'kysely'
import type { RelationAnswer } from '#contract/relation.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { presentFlags, presentReasons } from './present.ts'
import { type Pair, readPair } from './queries.ts'
import type { Relation, Subject } from './relation.ts'
import { refuseOwnOrClosed } from './visibility/open-profile.ts'
import { relationSentences } from './words.ts'

/**
 * Every action of a pair waits for this lock first, so that a block and an interest at the same moment come one after the
 * other. The state is read by a later statement, which therefore sees what the action before has committed.
 */
export const lockPair = (trx: Db, one: string, other: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(
    least(${one}::uuid, ${other}::uuid)::text || greatest(${one}::uuid, ${other}::uuid)::text, 0))`.execute(trx)

interface Action {
  viewer: Viewer
  memberId: string
  /** Undoing one's own doing is allowed also while the profile cannot be opened. */
  undoes?: (relation: Relation) => boolean
}

/** Lets `change` act on the locked pair, and returns the pair as it is afterwards. Refuses where the profile is not open. */
export function changePair(
  db: Db,
  { viewer, memberId, undoes = () => false }: Action,
  change: (trx: Db, relation: Relation, subject: Subject) => Promise<Relation>,
): Promise<Pair> {
  refuseOwn(viewer, memberId)
  return db.transaction().execute(async trx => {
    await lockPair(trx, viewer.id, memberId)
    const pair = await readPair(trx, viewer.id, memberId)
    const { subject, relation } = pair && undoes(pair.relation) ? pair : refuseOwnOrClosed(viewer, pair)
    return { subject, relation: await change(trx, relation, subject) }
  })
}

/** Reads a pair without the lock, for what must be known before a limit is counted. */
export async function readPairOrRefuse(db: Db, viewer: Viewer, memberId: string): Promise<Pair> {
  refuseOwn(viewer, memberId)
  return refuseOwnOrClosed(viewer, await readPair(db, viewer.id, memberId))
}

function refuseOwn(viewer: Viewer, memberId: string): void {
  if (memberId === viewer.id) throw new Refusal('not_yours', { sentence: relationSentences.ownProfile })
}

/** A member who blocked another has to unblock first. */
export function refuseBlocked({ viewerBlocked }: Relation): void {
  if (viewerBlocked) throw new Refusal('conflict', { sentence: relationSentences.unblockFirst })
}

export const presentPair = ({ subject, relation }: Pair, viewer: Viewer, now: Date): RelationAnswer => ({
  uuid: subject.id,
  ...presentFlags(relation, { viewer, subject, now }),
  ...presentReasons(relation),
})
