import { type RawBuilder, sql } from 'kysely'
import { addDays, dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import { dayMs } from '#domain/durations.ts'
import { daysToConfirm } from '#domain/money/upi.ts'
import type { Db } from '#server/db/open.ts'
import { rowCount } from '#server/db/outcome.ts'
import { isCurrentMembership } from '#server/features/money/memberships/queries.ts'
import { isToBeConfirmed } from '#server/features/money/payments/queries.ts'
import { waitingExports } from '#server/features/shared/list-exports/queries.ts'
import { countUnreached } from '#server/features/telling/deliveries/unreached.ts'
import { type CallerRequestRow, type Duty, incidentDuty, requestDuties, type UnconfirmedRow, upiDuty } from './rules.ts'

/** A week is the day and the six before it. */
const daysOfWeek = 6
const objectionsOf = 7 * dayMs

/** What waits in the review queue: orders, complaints and the rest. */
async function readQueueDuties(db: Db, now: Date): Promise<Duty[]> {
  const { rows } = await sql<{ duty: 'orders' | 'complaints' | 'queue'; count: number; late: number; dueAt: Date }>`
    select case when complaints.kind = 'order' then 'orders' when review_items.kind = 'complaint' then 'complaints'
        else 'queue' end as duty,
      count(*)::int as count, count(*) filter (where due_at < ${now})::int as late, min(due_at) as "dueAt"
    from review_items left join complaints on review_items.kind = 'complaint' and complaints.id = review_items.subject_id
    where review_items.decided_at is null group by 1`.execute(db)
  return rows
}

/** Incidents with a report that the law still asks for. */
async function readIncidentDuty(db: Db, now: Date): Promise<Duty> {
  const rows = await db
    .selectFrom('incidents')
    .select(['known_at', 'cert_in_at', 'board_at'])
    .where(eb => eb.or([eb('cert_in_at', 'is', null), eb('board_at', 'is', null)]))
    .execute()
  return incidentDuty(rows, now)
}

/** Recalls that somebody else of staff has to confirm. */
const readRecallDuty = async (db: Db): Promise<Duty> => ({
  duty: 'recalls',
  count: await rowCount(db.selectFrom('recalls').where('confirmed_at', 'is', null).where('withdrawn_at', 'is', null)),
  late: 0,
  dueAt: null,
})

/** Requests that wait for a second ADMIN or for an objection, those that one stopped, and the objections of the last week. */
export async function readCallerRequests(db: Db, now: Date): Promise<CallerRequestRow[]> {
  const { rows } = await sql<CallerRequestRow>`
    select member_id, registration_no, first_name, last_name, second_script, kind, prove_until, takes_effect_at, objected_at
    from (
      select * from caller_requests where done_at is null and cancelled_at is null and (takes_effect_at is not null
        or (prove_until > ${now} and (entered_at is not null or way = 'notice')))
      union all
      select * from caller_requests where objected_at > ${new Date(now.getTime() - objectionsOf)}
        and cancelled_at is not null) requests
    join members on members.id = requests.member_id
    order by coalesce(objected_at, takes_effect_at, prove_until), requests.id`.execute(db)
  return rows
}

const looksShown = 10

/** Further profiles of one person that nobody sees until staff have looked at them, the longest waiting first. */
export async function readFirstLooks(db: Db) {
  const waiting = db
    .selectFrom('suspensions')
    .innerJoin('members', 'members.id', 'suspensions.member_id')
    .where('is_first_look', '=', true)
    .where('members.status', '=', 'suspended')
  const list = await waiting
    .select(['members.id', 'registration_no', 'first_name', 'last_name', 'second_script', 'suspensions.at'])
    .orderBy('suspensions.at')
    .orderBy('members.id')
    .limit(looksShown)
    .execute()
  return { count: await rowCount(waiting), list }
}

/** The duties of the day: how many, how many are late, and when the first is due. */
export async function readDuties(
  db: Db,
  requests: readonly CallerRequestRow[],
  unconfirmed: readonly UnconfirmedRow[],
  now: Date,
): Promise<Duty[]> {
  return [
    ...(await readQueueDuties(db, now)),
    await readIncidentDuty(db, now),
    await readRecallDuty(db),
    { duty: 'exports', count: await rowCount(waitingExports(db, now)), late: 0, dueAt: null },
    ...requestDuties(requests),
    { duty: 'first_looks', count: (await readFirstLooks(db)).count, late: 0, dueAt: null },
    { duty: 'calls', count: await countUnreached(db, now), late: 0, dueAt: null },
    upiDuty(unconfirmed, now),
  ]
}

/** Payments by UPI that no statement has confirmed after some days, or of which one says another amount. The oldest first. */
export async function readUnconfirmed(db: Db, now: Date): Promise<UnconfirmedRow[]> {
  return db
    .selectFrom('upi_payments')
    .innerJoin('payments', 'payments.id', 'upi_payments.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('members', 'members.id', 'orders.member_id')
    .leftJoin('staff', 'staff.id', 'upi_payments.entered_by')
    .where(isToBeConfirmed())
    .where(eb =>
      eb.or([
        eb('upi_payments.entered_at', '<=', new Date(now.getTime() - daysToConfirm * dayMs)),
        eb('upi_payments.stated_paise', 'is not', null),
      ]),
    )
    .select([
      'members.id',
      'registration_no',
      'first_name',
      'last_name',
      'second_script',
      'payments.amount_paise',
      'staff.name as clerk',
    ])
    .select(['entered_at', 'stated_paise', 'missed_at', 'confirmed_at', 'payments.refunded_at'])
    .orderBy('entered_at')
    .execute()
}

interface CountsSince {
  today: number
  week: number
}

/** What happened today and in the last seven days. Each count uses an index by time. */
export async function readHappened(db: Db, now: Date) {
  const today = dayInIndia(now)
  const [from, week] = [startOfDayInIndia(today), startOfDayInIndia(addDays(today, -daysOfWeek))]
  const counted = async (
    table: 'members' | 'interests' | 'contact_views',
    at: RawBuilder<unknown>,
    condition = sql`true`,
  ) => {
    const { rows } = await sql<CountsSince>`select count(*) filter (where ${at} >= ${from})::int as today,
      count(*)::int as week from ${sql.table(table)} where ${at} >= ${week} and ${at} <= ${now} and ${condition}`.execute(
      db,
    )
    return rows[0] ?? { today: 0, week: 0 }
  }
  // A family of an old register joins when it claims its record, by the first contact that it verifies.
  const registered = await counted('members', sql.ref('joined_at'), sql`origin <> 'import'`)
  const firstVerified = sql`least(mobile_verified_at, email_verified_at)`
  const claimed = await counted('members', firstVerified, sql`origin = 'import'`)
  const { rows } = await sql<{ today: number; week: number; paid_today: number; paid_week: number }>`
    select count(*) filter (where paid_at >= ${from})::int as today, count(*)::int as week,
      coalesce(sum(amount_paise) filter (where paid_at >= ${from}), 0)::int8 as paid_today,
      coalesce(sum(amount_paise), 0)::int8 as paid_week
    from payments where paid_at >= ${week} and paid_at <= ${now} and not is_surplus`.execute(db)
  const paid = rows[0] ?? { today: 0, week: 0, paid_today: 0, paid_week: 0 }
  return {
    joined: { today: registered.today + claimed.today, week: registered.week + claimed.week },
    interests: await counted('interests', sql.ref('sent_at')),
    accepted: await counted('interests', sql.ref('status_at'), sql`status = 'accepted'`),
    contactsOpened: await counted('contact_views', sql.ref('at')),
    payments: { today: paid.today, week: paid.week },
    paid: { today: paid.paid_today / 100, week: paid.paid_week / 100 },
  }
}

/** Messages that were tried without success and still wait. */
export const countUnsent = (db: Db): Promise<number> =>
  rowCount(db.selectFrom('outbox').where('status', '=', sql.lit('waiting')).where('attempts', '>', 0))

const plansShown = 10

/** Plans whose last day is one of the next seven, today included. */
export async function readPlansEnding(db: Db, now: Date) {
  const today = dayInIndia(now)
  const ending = db
    .selectFrom('memberships')
    .innerJoin('members', 'members.id', 'memberships.member_id')
    .where('memberships.ends_on', '>=', today)
    .where('memberships.ends_on', '<=', addDays(today, daysOfWeek))
    .where(isCurrentMembership())
    .where('members.status', '<>', 'deleted')
  const count = await rowCount(ending)
  const list = await ending
    .select(['members.id', 'members.registration_no', 'members.first_name', 'members.last_name'])
    .select(['members.second_script', 'memberships.ends_on'])
    .orderBy('memberships.ends_on')
    .orderBy('members.id')
    .limit(plansShown)
    .execute()
  return { count, list }
}

export const countTroubles = (db: Db): Promise<number> => rowCount(db.selectFrom('troubles'))

export const readLastBackup = (db: Db) =>
  db
    .selectFrom('backups')
    .select(['finished_at', 'failure', 'proof_failure'])
    .select(eb =>
      eb
        .selectFrom('backups as all')
        .select(max => max.fn.max('all.proven_at').as('at'))
        .as('proven_at'),
    )
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
