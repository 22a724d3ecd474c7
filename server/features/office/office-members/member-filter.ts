import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { InputOf } from '#contract/endpoint.ts'
import type { memberList } from '#contract/office/member-letters.ts'
import { addDays, type Day, startOfDayInIndia } from '#domain/calendar.ts'
import { daysBeforeCall } from '#domain/families/still-looking.ts'
import { isOverlooked } from '#server/features/finding/showings/overlooked.ts'
import { isCurrentMembership, isRunningOn } from '#server/features/money/memberships/queries.ts'

type Asked = InputOf<typeof memberList>
export type MemberFilter = Omit<Asked, 'after' | 'sort' | 'direction'>
/** The order that was asked for, if any. */
export type MemberOrder = Pick<Asked, 'sort' | 'direction'>

const given = (asked: 'Y' | 'N' | undefined, condition: RawBuilder<SqlBool>): RawBuilder<SqlBool>[] =>
  asked === undefined ? [] : [asked === 'Y' ? sql<SqlBool>`(${condition})` : sql<SqlBool>`not (${condition})`]

const isVerified = sql<SqlBool>`members.mobile_verified_at is not null or members.email_verified_at is not null`
export const hasPhoto = sql<SqlBool>`exists (
  select from photos where photos.member_id = members.id and photos.status <> 'rejected')`

/** The place where the family lives or, where it has not told that, comes from. */
const livesIn = (home: 'district_id' | 'taluka_id', native: 'native_district_id' | 'native_taluka_id', place: string) =>
  sql<SqlBool>`coalesce((select ${sql.ref(home)} from family_details where family_details.member_id = members.id),
    ${sql.ref(`members.${native}`)}) = ${place}`

const yearsBefore = (today: Day, years: number) => sql`(${today}::date - make_interval(years => ${years}))::date`

/** The conditions that choose whom a page scans: the days of joining, and the literals that partial indexes are restricted to. */
export function joinedIn({ joined_from, joined_to, verified, status, imported }: MemberFilter): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`members.status <> 'deleted'`]
  if (joined_from) conditions.push(sql`members.joined_at >= ${startOfDayInIndia(joined_from)}`)
  if (joined_to) conditions.push(sql`members.joined_at < ${startOfDayInIndia(addDays(joined_to, 1))}`)
  if (verified === 'N' || imported === 'UNCLAIMED')
    conditions.push(sql`members.mobile_verified_at is null and members.email_verified_at is null`)
  if (status === 'SUSPENDED') conditions.push(sql`members.status = 'suspended'`)
  return sql`${sql.join(conditions, sql` and `)}`
}

/** Members whose plan ends in the period. The query must include `memberships`. */
export function endsIn({ ends_from, ends_to }: MemberFilter): RawBuilder<SqlBool> {
  const conditions = [isCurrentMembership()]
  if (ends_from) conditions.push(sql`memberships.ends_on >= ${ends_from}`)
  if (ends_to) conditions.push(sql`memberships.ends_on <= ${ends_to}`)
  return sql`${sql.join(conditions, sql` and `)}`
}
/** The same where the query has `members` alone. */
export const hasEndIn = (filter: MemberFilter): RawBuilder<SqlBool> =>
  sql`exists (select from memberships where memberships.member_id = members.id and ${endsIn(filter)})`
export const asksForEnd = ({ ends_from, ends_to }: MemberFilter): boolean => Boolean(ends_from ?? ends_to)

/** The other conditions, on a row with the columns of `members`. */
export function restOf(filter: MemberFilter, today: Day): RawBuilder<SqlBool> {
  const { side, status, verified, paid, used, photo, silent, overlooked, imported } = filter
  const { district, taluka, age_from, age_to } = filter
  const conditions = [
    ...(side ? [sql<SqlBool>`members.gender = ${side}`] : []),
    ...(status ? [sql<SqlBool>`members.status = ${status.toLowerCase()}`] : []),
    ...given(verified, isVerified),
    ...given(used, sql`members.last_used_on is not null`),
    ...given(silent, sql`coalesce(members.last_sign_on <= ${addDays(today, -daysBeforeCall)}::date, false)`),
    ...given(
      paid,
      sql`exists (select from memberships where memberships.member_id = members.id and ${isRunningOn(today)})`,
    ),
    ...given(photo, hasPhoto),
    ...(overlooked ? [isOverlooked(overlooked, today)] : []),
    ...(district ? [livesIn('district_id', 'native_district_id', district)] : []),
    ...(taluka ? [livesIn('taluka_id', 'native_taluka_id', taluka)] : []),
    ...(age_from === undefined ? [] : [sql<SqlBool>`members.date_of_birth <= ${yearsBefore(today, age_from)}`]),
    ...(age_to === undefined ? [] : [sql<SqlBool>`members.date_of_birth > ${yearsBefore(today, age_to + 1)}`]),
    ...(imported ? [sql<SqlBool>`members.origin = 'import'`] : []),
    ...given(imported && (imported === 'CLAIMED' ? 'Y' : 'N'), isVerified),
  ]
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}

/** The whole filter as one condition, for what is done with every member who fits. */
export const isInFilter = (filter: MemberFilter, today: Day): RawBuilder<SqlBool> => sql`${joinedIn(filter)}
  and ${restOf(filter, today)}
  and ${asksForEnd(filter) ? hasEndIn(filter) : sql`true`}`
