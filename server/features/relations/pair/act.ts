import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { type Pair, readPair } from './queries.ts'
import { refuse, refuseUnlessAllowed } from './refuse.ts'
import type { Relation } from './relation.ts'
import type { Rule } from './rules.ts'

/**
 * Every action of a pair waits for this lock first, so that a block and an interest at the same moment come one after the
 * other. The state is read by a later statement, which therefore sees what the action before has committed. The ids are
 * literals: without parameters, the lock goes out with the BEGIN before it.
 */
export function lockPair(trx: Db, oneId: string, otherId: string) {
  const [one, other] = [sql`${sql.lit(oneId)}::uuid`, sql`${sql.lit(otherId)}::uuid`]
  return sql`select pg_advisory_xact_lock(hashtextextended(
    least(${one}, ${other})::text || greatest(${one}, ${other})::text, 0))`.execute(trx)
}

interface Act {
  viewer: Viewer
  memberId: string
  now: Date
}
interface AllowedPair extends Pair {
  verdict: 'allowed' | 'done_before'
}

/** What a change makes of a pair: the relation as it is afterwards, and whatever else the caller wants back. */
interface Changed<Result> {
  relation: Relation
  result?: Result
}

/**
 * Lets `change` act on the locked pair if the rule allows it, or refuses. Returns the pair as it is afterwards, the verdict of
 * the rule, and the result of `change`, which is undefined where the act was done before.
 */
export function changePair<Result = never>(
  db: Db,
  act: Act,
  rule: Rule,
  change: (trx: Db, relation: Relation) => Promise<Changed<Result>>,
): Promise<AllowedPair & { result?: Result }> {
  const { viewer, memberId } = act
  if (memberId === viewer.id) refuse('own_profile')
  return db.transaction().execute(async trx => {
    await lockPair(trx, viewer.id, memberId)
    const pair = await askPair(trx, act, rule)
    return pair.verdict === 'allowed' ? { ...pair, ...(await change(trx, pair.relation)) } : pair
  })
}

/** Reads a pair and refuses what the rule refuses. It takes no lock, so it is for calls that write nothing. */
export async function askPair(db: Db, { viewer, memberId, now }: Act, rule: Rule): Promise<AllowedPair> {
  if (memberId === viewer.id) refuse('own_profile')
  const pair = (await readPair(db, viewer.id, memberId)) ?? refuse('not_found')
  return { ...pair, verdict: refuseUnlessAllowed(rule({ viewer, ...pair, now })) }
}
