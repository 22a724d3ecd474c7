import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'

const count = (of: string) => sql<number>`(select count(*)::int from ${sql.raw(of)})`

/** What shows whether two records are of one person. Contacts are only compared, never presented. */
export const readCompared = (db: Db, ids: readonly string[], today: Day) =>
  db
    .selectFrom('members')
    .select(['id', 'registration_no', 'gender', 'status', 'first_name', 'middle_name', 'last_name', 'date_of_birth'])
    .select('second_script')
    .select(['birth_time', 'height_cm', 'marital_status_id', 'education', 'occupation', 'native_district_id'])
    .select([
      'native_taluka_id',
      'native_village',
      'joined_at',
      'mobile_verified_at',
      'email_verified_at',
      'mobile',
      'email',
    ])
    .select([
      sql<string | null>`(select id from photos where member_id = members.id and status = 'shown'
        order by position limit 1)`.as('photo_id'),
      sql<string[]>`(select coalesce(array_agg(distinct concat_ws(', ', browser, system)), '{}') from sessions
        where member_id = members.id and (browser is not null or system is not null))`.as('devices'),
      count(`photos where member_id = members.id and status <> 'rejected'`).as('photos'),
      count(`orders where member_id = members.id and status = 'paid'`).as('payments'),
      count('interests where members.id in (sender_id, receiver_id)').as('interests'),
      count('contact_views where members.id in (viewer_id, viewed_id)').as('contacts'),
      count('blocks where members.id in (blocker_id, blocked_id)').as('blocks'),
      count('reports where reported_id = members.id').as('reports'),
      sql<Day | null>`(select max(last_used_on) from sessions where member_id = members.id)`.as('last_used_on'),
      sql<Day | null>`(select max(ends_on) from memberships where member_id = members.id and superseded_by is null
        and refunded_at is null and ended_early_at is null and ends_on >= ${today})`.as('plan_ends_on'),
    ])
    .where('id', 'in', [...ids])
    .where('status', '<>', 'deleted')
    .execute()
export type ComparedRow = Awaited<ReturnType<typeof readCompared>>[number]
