import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { addDays, type Day, dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { ownPhotosOf } from '#server/features/families/photos/queries.ts'
import { factColumns, wishColumns } from '#server/features/families/profile-fields/fit-columns.ts'
import { isRunningOn } from '#server/features/money/memberships/queries.ts'
import { visibleInLists } from '#server/features/relations/visibility/queries.ts'
import type { ViewerIdentity } from '#server/features/relations/visibility/rules.ts'

/** What the ranking and the counsellor's page need of a family. */
const families = (db: Db) =>
  db
    .selectFrom('members')
    .innerJoin('districts', 'districts.id', 'members.native_district_id')
    .select([
      'members.id',
      ...factColumns,
      'members.gender',
      'members.status',
      'members.registration_no',
      'members.first_name',
      'members.last_name',
      'members.second_script',
      'members.native_taluka_id',
      'members.education',
      'members.occupation',
      'members.joined_at',
      // The division of the state is looked up by this name.
      'districts.name_en as district',
    ])
    .select(eb => [
      ownPhotosOf(eb).as('photos'),
      jsonObjectFrom(
        eb.selectFrom('expectations').whereRef('expectations.member_id', '=', 'members.id').select(wishColumns),
      ).as('expectation'),
    ])

export const readFamily = (db: Db, id: string) => families(db).where('members.id', '=', id).executeTakeFirst()
export type HandpickFamily = NonNullable<Awaited<ReturnType<typeof readFamily>>>

/** Those of these members who may be suggested now. A pending or accepted interest makes a suggestion needless. */
export const readCandidates = (db: Db, member: ViewerIdentity, ids: readonly string[], today: Day) =>
  families(db)
    .where(sql<boolean>`members.id = any(${ids}::uuid[])`)
    .where(visibleInLists(member, today))
    .where(
      sql<boolean>`not exists (select from interests
        where least(sender_id, receiver_id) = least(${member.id}::uuid, members.id)
          and greatest(sender_id, receiver_id) = greatest(${member.id}::uuid, members.id)
          and status in ('pending', 'accepted'))`,
    )
    .select([
      sql<boolean>`exists (select from visits where visitor_id = ${member.id} and visited_id = members.id)`.as(
        'is_seen',
      ),
      sql<boolean>`exists (select from suggestions
        where member_id = ${member.id} and suggested_id = members.id)`.as('is_picked'),
      sql<boolean>`exists (select from interests
        where least(sender_id, receiver_id) = least(${member.id}::uuid, members.id)
          and greatest(sender_id, receiver_id) = greatest(${member.id}::uuid, members.id)
          and status = 'rejected')`.as('is_refused'),
      sql<boolean>`not exists (select from interests where receiver_id = members.id)`.as('is_never_asked'),
      sql<number>`coalesce((select shown from showing_totals where member_id = members.id), 0)`.as('shown'),
    ])
    .execute()
export type CandidateRow = Awaited<ReturnType<typeof readCandidates>>[number]

const picksShown = 30

/** Earlier suggestions to the member, the newest first, and what the family did with each. */
export const readEarlierPicks = (db: Db, memberId: string) =>
  db
    .selectFrom('suggestions')
    .innerJoin('members', 'members.id', 'suggestions.suggested_id')
    .where('suggestions.member_id', '=', memberId)
    .orderBy('suggestions.at', 'desc')
    .limit(picksShown)
    .select(['members.id', 'members.registration_no', 'members.first_name', 'members.last_name'])
    .select(['members.second_script', 'suggestions.at', 'suggestions.note'])
    .select([
      sql<'pending' | 'accepted' | 'rejected' | null>`(select status from interests
        where least(sender_id, receiver_id) = least(suggestions.member_id, members.id)
          and greatest(sender_id, receiver_id) = greatest(suggestions.member_id, members.id)
          and status <> 'cancelled')`.as('interest'),
      sql<boolean>`exists (select from shortlists
        where member_id = suggestions.member_id and shortlisted_id = members.id)`.as('is_shortlisted'),
      sql<boolean>`exists (select from visits where visitor_id = suggestions.member_id and visited_id = members.id
        and last_at >= suggestions.at)`.as('is_opened'),
    ])
    .execute()

const dayLength = 50
/** A member with a plan who had no pick for this long stands on the counsellor's list for the day. */
const daysWithoutPick = 30

/** Members with a running plan and without a suggestion for a month. */
const withoutPick = (today: Day) => sql`(
      select distinct on (member_id) member_id, starts_on from memberships
      where ${isRunningOn(today)}
      order by member_id, starts_on) paid
    join members on members.id = paid.member_id and members.status = 'active'
      and (members.mobile_verified_at is not null or members.email_verified_at is not null)
    left join lateral (select at as last_at from suggestions where suggestions.member_id = members.id
      order by at desc limit 1) latest on true
    where last_at is null or last_at < ${startOfDayInIndia(addDays(today, -daysWithoutPick))}`

/** The counsellor's list for the day, those who wait longest first. */
export async function readDayList(db: Db, now: Date) {
  const { rows } = await sql<{
    id: string
    registration_no: string
    first_name: string
    last_name: string
    second_script: SecondScript
    last_at: Date | null
    starts_on: string
  }>`
    select members.id, registration_no, first_name, last_name, second_script, last_at, starts_on from ${withoutPick(dayInIndia(now))}
    order by coalesce(last_at, starts_on::timestamptz), members.id limit ${dayLength}`.execute(db)
  return rows
}

/** How many members with a plan had no suggestion for a month. Counting stops at a thousand, more than anybody can serve. */
export async function countWithoutPick(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from
    (select from ${withoutPick(dayInIndia(now))} limit 1000) families`.execute(db)
  return rows[0]?.count ?? 0
}
