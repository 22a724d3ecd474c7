import { sql } from 'kysely'
import { type Day, dayInIndia } from '#domain/calendar.ts'
import { codeChannels } from '#domain/telling/channels.ts'
import type { LetterKind, NotificationType } from '#domain/telling/told.ts'
import type { Db } from '#server/db/open.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { isVisibleToOwner } from '#server/features/telling/notifications/queries.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { isKnownKind } from './queries.ts'

export const unreachedPerPage = 20

export interface UnreachedRow {
  id: string
  member_id: string | null
  registration_no: string | null
  first_name: string | null
  last_name: string | null
  second_script: SecondScript | null
  complaint: string | null
  about: (NotificationType | LetterKind)[]
  count: number
  since: Date
  refused: Channel[]
}

/**
 * The deliveries that wait for a call. A notice that its owner has read meanwhile is left out before the job closes it, and so
 * is a silent family that has shown that it still looks.
 */
const toCall = (today: Day) => sql`deliveries left join notifications on notifications.id = deliveries.event_id
  where deliveries.channel = 'CALL' and deliveries.status = 'waiting' and ${isKnownKind}
    and (deliveries.kind <> 'notice' or (notifications.read_at is null and ${isVisibleToOwner(today)}))
    and (deliveries.kind <> 'silent' or not exists (select from members where members.id = deliveries.member_id
      and members.last_sign_on >= (deliveries.created_at at time zone 'Asia/Kolkata')::date))
    and (deliveries.kind <> 'import_invitation' or exists (select from members where members.id = deliveries.member_id
      and members.mobile_verified_at is null and members.email_verified_at is null))`
/** Groups by member. The answer to a complaint has no member and is a group of its own. */
const recipientKey = sql`deliveries.member_id, case when deliveries.member_id is null then deliveries.id end`

export async function unreachedPage(
  db: Db,
  offset: number,
  now: Date,
): Promise<{ count: number; rows: UnreachedRow[] }> {
  const waiting = toCall(dayInIndia(now))
  const { rows } = await sql<UnreachedRow>`
    with families as (
      select (array_agg(deliveries.id order by deliveries.id desc))[1] as id, deliveries.member_id,
        min(deliveries.event_id::text) as event_id, count(*)::int as count, min(deliveries.created_at) as since,
        array_agg(distinct coalesce(notifications.type, deliveries.kind)) as about
      from ${waiting} group by ${recipientKey}
      order by since, id offset ${offset * unreachedPerPage} limit ${unreachedPerPage})
    select families.id, families.member_id, families.about, families.count, families.since,
      members.registration_no, members.first_name, members.last_name, members.second_script, complaints.number as complaint,
      array(select channel from unreachable_contacts where member_id = families.member_id
        and channel = any(${codeChannels}::text[]) order by channel) as refused
    from families left join members on members.id = families.member_id
      left join review_decisions on families.member_id is null and review_decisions.id = families.event_id::uuid
      left join complaints on complaints.id = review_decisions.subject_id
    order by families.since, families.id`.execute(db)
  return { count: await countUnreached(db, now), rows }
}

/** How many families are still to be called. */
export async function countUnreached(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from
    (select from ${toCall(dayInIndia(now))} group by ${recipientKey}) families`.execute(db)
  return rows[0]?.count ?? 0
}

/** Marks a delivery and the family's earlier ones as told by phone. Returns the member, or null where this was done before. */
export async function markCalled(
  trx: Db,
  id: string,
  now: Date,
): Promise<{ memberId: string | null; count: number } | null> {
  const { rows } = await sql<{ member_id: string | null }>`update deliveries set status = 'reached', changed_at = ${now}
    from (select member_id from deliveries where id = ${id} and channel = 'CALL' and status = 'waiting') called
    where deliveries.channel = 'CALL' and deliveries.status = 'waiting' and (deliveries.id = ${id}
      or (deliveries.member_id = called.member_id and deliveries.id <= ${id}))
    returning deliveries.member_id`.execute(trx)
  return rows[0] ? { memberId: rows[0].member_id, count: rows.length } : null
}

/** The decision on a complaint whose answer waits for a call. */
export const decisionToTell = (db: Db, id: string) =>
  db
    .selectFrom('deliveries')
    .innerJoin('review_decisions', 'review_decisions.id', 'deliveries.event_id')
    .select(['review_decisions.subject_id', 'review_decisions.answer', 'review_decisions.member_id'])
    .where('deliveries.id', '=', id)
    .where('deliveries.kind', '=', 'complaint_answer')
    .where('deliveries.channel', '=', 'CALL')
    .where('deliveries.status', '=', 'waiting')
    .executeTakeFirst()
