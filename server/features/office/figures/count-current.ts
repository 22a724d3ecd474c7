import { type RawBuilder, sql } from 'kysely'
import { type Day, dayInIndia } from '#domain/calendar.ts'
import { ageBands, type FigureName, queueSpans } from '#domain/office/figures.ts'
import { type CountedRows, type Days, spanOf } from './count-events.ts'

const isVerified = sql`(mobile_verified_at is not null or email_verified_at is not null)`
/** Members whom lists show on that day. */
const isListed = (today: Day) =>
  sql`status = 'active' and ${isVerified} and (listed_until is null or listed_until >= ${today}::date)`

/**
 * How many members there were at the end of each of these days: the verified members of today, and those who have left since.
 * Joining and leaving are summed up from the very first day on.
 */
export const membersOn = ({ from, to }: Days): CountedRows => sql`
  with changes as (
    select gender, (joined_at at time zone 'Asia/Kolkata')::date as day, 1 as change
    from members where status <> 'deleted' and ${isVerified}
    union all
    select gender, (joined_at at time zone 'Asia/Kolkata')::date, 1
    from departures join members on members.id = departures.member_id
    union all
    select gender, (left_at at time zone 'Asia/Kolkata')::date, -1
    from departures join members on members.id = departures.member_id),
  by_day as (
    select gender, greatest(day, ${from}::date) as day, sum(change) as change
    from changes where day <= ${to}::date group by 1, 2),
  every_day as (
    select sides.gender, days.day::date as day
    from (values ('F'), ('M')) sides (gender), generate_series(${from}::date, ${to}::date, interval '1 day') days (day))
  select every_day.day, every_day.gender as series, '' as key,
    (sum(coalesce(change, 0)) over (partition by every_day.gender order by every_day.day))::bigint as value
  from every_day left join by_day on by_day.gender = every_day.gender and by_day.day = every_day.day`

/** A row for each side, even a zero: without one, the chart would show the value of an earlier day. */
const bySide = (day: Day, isCounted: RawBuilder<unknown>): CountedRows => sql`
  select ${day}::date as day, sides.series, '' as key, count(members.id) as value
  from (values ('F'), ('M')) sides (series) left join members on members.gender = sides.series and ${isCounted} group by 2`

/** Members who used the site on a day. Only the last two days of use are stored, so this is right for today and yesterday alone. */
export const usedOn = (day: Day): CountedRows =>
  bySide(day, sql`members.status <> 'deleted' and (last_used_on = ${day}::date or previous_use_on = ${day}::date)`)

type CurrentFigure = Extract<FigureName, 'districts' | 'ages' | 'never_asked' | 'queue'>

/** The present state, stored under today. Earlier states cannot be counted afterwards: the rows have changed since. */
export const currentFigures: Readonly<Record<CurrentFigure, (now: Date) => CountedRows>> = {
  districts: now => sql`select ${dayInIndia(now)}::date as day, gender as series, native_district_id::text as key,
      count(*) as value
    from members where ${isListed(dayInIndia(now))} group by 2, 3`,
  ages: now => sql`select ${dayInIndia(now)}::date as day, gender as series,
      ${spanOf(ageBands, sql`greatest(18, extract(year from age(${dayInIndia(now)}::date, date_of_birth)))`)} as key,
      count(*) as value
    from members where ${isListed(dayInIndia(now))} group by 2, 3`,
  never_asked: now =>
    bySide(
      dayInIndia(now),
      sql`${isListed(dayInIndia(now))} and not exists (select from interests where receiver_id = members.id)`,
    ),
  queue: now => sql`select ${dayInIndia(now)}::date as day, 'waiting' as series, spans.key, count(waiting.span) as value
    from unnest(${Object.keys(queueSpans)}::text[]) spans (key) left join (
      select ${spanOf(queueSpans, sql`greatest(0, extract(epoch from ${now}::timestamptz - since) / 86400)`)} as span
      from review_items where decided_at is null) waiting on waiting.span = spans.key group by 3`,
}
