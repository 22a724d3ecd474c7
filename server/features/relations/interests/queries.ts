import { sql } from 'kysely'
import type { FamilyRole } from '#domain/access/family-logins.ts'
import { compiledQuery, type ParametersOf } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { countedQuery } from '#server/http/counted-query.ts'
import { onTwoSides } from '../pair/queries.ts'
import type { EventValues, TellOfInterest } from './events.ts'

interface NewInterest extends EventValues {
  id: string
  by: FamilyRole
}
interface InsertedInterest {
  /** Null where the sender has paused or a side was corrected in the meantime. */
  id: string | null
  /** A reminder was sent for an earlier interest, which the sender took back. */
  reminded: boolean | null
  repeated: boolean | null
}

/**
 * Sends an interest, which the same statement counts: above the limit the caller's transaction is rolled back. The unique
 * index of the pair has the last word. A sender has one reminder for a member: an interest that is sent again keeps the
 * time of the reminder for an earlier one.
 */
export const interestInsert = (tell: TellOfInterest) =>
  countedQuery<NewInterest, InsertedInterest>(
    ({ id, fromId, toId, at, by }) => {
      const sides = onTwoSides(fromId, toId)
      return sql`
    insert into interests (id, sender_id, receiver_id, sent_at, status_at, reminded_at, sent_by)
    select ${id}::uuid, ${fromId}::uuid, ${toId}::uuid, ${at}::timestamptz, ${at}::timestamptz, earlier.reminded_at,
      ${by}
    from ${sides.from}
    cross join (
      select max(reminded_at) as reminded_at from interests
      where sender_id = ${fromId} and receiver_id = ${toId} and status = 'cancelled'
    ) earlier
    where one.status = 'active'
    ${sides.locked}
    on conflict do nothing
    returning id, reminded_at is not null as reminded, exists (
      select from interests earlier where earlier.sender_id = ${fromId} and earlier.receiver_id = ${toId}
        and earlier.status = 'cancelled') as repeated`
    },
    values => tell('sent', values),
  )

interface Change extends EventValues {
  interestId: string
}
/** Who of the receiver's family answered. */
interface Answer extends Change {
  by: FamilyRole
}
interface Rejection extends Answer {
  reason: string
}

const wrote = async (rows: Promise<{ id: string }[]>): Promise<boolean> => (await rows).length > 0

/**
 * The guarded writes about an existing interest, each in one statement with its notification. Each returns false where
 * the interest was answered or taken back in the meantime.
 */
export function interestChanges(tell: TellOfInterest) {
  const cancelled = compiledQuery(
    (_db, change: ParametersOf<Change>) => sql<{ id: string }>`with changed as (
      update interests set status = 'cancelled', cancelled_by = 'sender', status_at = ${change.at}
      where id = ${change.interestId} and sender_id = ${change.fromId} and status = 'pending' returning id
    ), told as (${tell('taken_back', change)}) select id from changed`,
  )
  const cancelledByBlock = compiledQuery(
    (_db, change: ParametersOf<Change>) => sql<{ id: string }>`with changed as (
      update interests set status = 'cancelled', cancelled_by = 'block', status_at = ${change.at}
      where id = ${change.interestId} and status = 'pending' returning id
    ), told as (${tell('taken_back', change)}) select id from changed`,
  )
  const reminded = compiledQuery(
    // The row itself says whether the one reminder is left.
    (_db, change: ParametersOf<Change>) => sql<{ id: string }>`with changed as (
      update interests set reminded_at = ${change.at}
      where id = ${change.interestId} and sender_id = ${change.fromId} and status = 'pending' and reminded_at is null
      returning id
    ), told as (${tell('reminded', change)}) select id from changed`,
  )
  const accepted = compiledQuery(
    (_db, change: ParametersOf<Answer>) => sql<{ id: string }>`with changed as (
      update interests set status = 'accepted', rejection_reason = null, status_at = ${change.at}, answered_by = ${change.by}
      where id = ${change.interestId} and receiver_id = ${change.fromId} and status in ('pending', 'rejected')
      returning id
    ), told as (${tell('accepted', change)}) select id from changed`,
  )
  const rejected = compiledQuery(
    (_db, change: ParametersOf<Rejection>) => sql<{ id: string }>`with changed as (
      update interests set status = 'rejected', rejection_reason = ${change.reason}, status_at = ${change.at},
        answered_by = ${change.by}
      where id = ${change.interestId} and receiver_id = ${change.fromId} and status = 'pending' returning id
    ), told as (${tell('rejected', change)}) select id from changed`,
  )
  return {
    cancelBySender: (trx: Db, change: Change) => wrote(cancelled(trx, change)),
    cancelByBlock: (trx: Db, change: Change) => wrote(cancelledByBlock(trx, change)),
    remind: (trx: Db, change: Change) => wrote(reminded(trx, change)),
    accept: (trx: Db, change: Answer) => wrote(accepted(trx, change)),
    reject: (trx: Db, rejection: Rejection) => wrote(rejected(trx, rejection)),
  }
}

interface InterestPair {
  senderId: string
  receiverId: string
}
const endsOf = compiledQuery((db, { id }: ParametersOf<{ id: string }>) =>
  db.selectFrom('interests').select(['sender_id as senderId', 'receiver_id as receiverId']).where('id', '=', id),
)

/** Who sent an interest to whom, whatever became of it; null for an unknown one. */
export const readEnds = async (db: Db, id: string): Promise<InterestPair | null> =>
  (await endsOf(db, { id }))[0] ?? null

/** Remembers the receiver's first look at the sender's profile. */
export async function markSeen(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('interests').set({ seen_at: now }).where('id', '=', id).where('seen_at', 'is', null).execute()
}
