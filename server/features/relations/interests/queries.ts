import { type RawBuilder, sql } from 'kysely'
import type { FamilyRole } from '#domain/access/family-logins.ts'
import { hoursBeforeAskingAgain, mostAsksOfCandidate } from '#domain/relations/interests.ts'
import { compiledQuery, type ParametersOf, type SqlValue } from '#server/db/compiled-query.ts'
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
  /** Somebody else of a family sent it whose candidate keeps the last word. */
  waits: boolean | null
}

/** Whether a member keeps what this person of the family did for the candidate, as the row says that is locked here. */
const isLeft = (member: string, by: SqlValue<FamilyRole | null>) =>
  sql<boolean>`(${sql.ref(`${member}.candidate_decides`)} and ${by}::text is distinct from 'CANDIDATE')`

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
    insert into interests (id, sender_id, receiver_id, sent_at, status_at, reminded_at, sent_by, candidate_yes)
    select ${id}::uuid, ${fromId}::uuid, ${toId}::uuid, ${at}::timestamptz, ${at}::timestamptz, earlier.reminded_at,
      ${by}, case when ${isLeft('one', by)} then false end
    from ${sides.from}
    cross join (
      select max(reminded_at) as reminded_at from interests
      where sender_id = ${fromId} and receiver_id = ${toId} and status = 'cancelled'
    ) earlier
    where one.status = 'active'
    ${sides.locked}
    on conflict do nothing
    returning id, reminded_at is not null as reminded, candidate_yes is not null as waits, exists (
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
/** One of a family asks its own candidate. */
interface Ask {
  interestId: string
  memberId: string
  at: Date
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
    // Locked, so that a candidate who begins to keep the last word at this moment comes before or after it.
    (_db, change: ParametersOf<Answer>) => sql<{ id: string; waits: boolean }>`with ends as (
      select asked.id, ${isLeft('sender', sql.ref('asked.sent_by'))} as is_left
      from interests asked join members sender on sender.id = asked.sender_id
        join members receiver on receiver.id = asked.receiver_id
      where asked.id = ${change.interestId} and asked.receiver_id = ${change.fromId}
        and not ${isLeft('receiver', change.by)}
      for share of sender, receiver
    ), changed as (
      update interests set status = 'accepted', rejection_reason = null, status_at = ${change.at}, answered_by = ${change.by},
        candidate_yes = case when candidate_yes then true when is_left then false end
      from ends where interests.id = ends.id and status in ('pending', 'rejected')
      returning interests.id, coalesce(not candidate_yes, false) as waits
    ), told as (${tell('accepted', change)}) select id, waits from changed`,
  )
  const confirmed = compiledQuery(
    (_db, change: ParametersOf<Answer>) => sql<{ id: string }>`with own as (
      select id from members where id = ${change.fromId} and not ${isLeft('members', change.by)} for share
    ), confirmed as (
      update interests set candidate_yes = true from own
      where interests.id = ${change.interestId} and sender_id = own.id and candidate_yes = false
        and status in ('pending', 'accepted')
      returning interests.id, status
    ), changed as (select id from confirmed where status = 'accepted'
    ), told as (${tell('confirmed', change)}) select id from confirmed`,
  )
  const askedCandidate = compiledQuery((_db, ask: ParametersOf<Ask>) => {
    const again = sql`${ask.at}::timestamptz - ${sql.lit(hoursBeforeAskingAgain)} * interval '1 hour'`
    const isDue = (asks: RawBuilder<unknown>) =>
      sql`cardinality(${asks}) < ${sql.lit(mostAsksOfCandidate)} and (${asks} = '{}' or ${again} >= all (${asks}))`
    return sql<{ id: string }>`update interests set
        sender_asks = case when sender_id = ${ask.memberId} then sender_asks || ${ask.at}::timestamptz else sender_asks end,
        receiver_asks = case when receiver_id = ${ask.memberId} then receiver_asks || ${ask.at}::timestamptz else receiver_asks end
      where id = ${ask.interestId} and (sender_id = ${ask.memberId} and ${isDue(sql`sender_asks`)}
        or receiver_id = ${ask.memberId} and ${isDue(sql`receiver_asks`)})
      returning id`
  })
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
    /** Returns whether it waits for the sender's candidate, or null where it was not written. */
    accept: async (trx: Db, change: Answer): Promise<boolean | null> => (await accepted(trx, change))[0]?.waits ?? null,
    confirm: (trx: Db, change: Answer) => wrote(confirmed(trx, change)),
    askCandidate: (trx: Db, ask: Ask) => wrote(askedCandidate(trx, ask)),
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
