import { type RawBuilder, sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import { type FigureName, queueSpans } from '#domain/office/figures.ts'
import type { CountedRows } from './count-events.ts'

/** The key of the span that contains a number of days. */
const spanOf = (days: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case ${sql.join(
    queueSpans.toReversed().map(start => sql`when ${days} >= ${sql.lit(start)} then ${sql.lit(String(start))}`),
    sql` `,
  )} end`

/** The present state, stored under today. Earlier states cannot be counted afterwards: the rows have changed since. */
export const currentFigures: Readonly<
  Record<Extract<FigureName, 'never_asked' | 'queue'>, (now: Date) => CountedRows>
> = {
  // A row for each side, even a zero: without one, the chart would show the value of an earlier day.
  never_asked: now => sql`
    select ${dayInIndia(now)}::date as day, sides.series, '' as key, count(members.id) as value
    from (values ('F'), ('M')) sides (series) left join members on members.gender = sides.series
      and status = 'active' and (mobile_verified_at is not null or email_verified_at is not null)
      and (listed_until is null or listed_until >= ${dayInIndia(now)}::date)
      and not exists (select from interests where receiver_id = members.id)
    group by 2`,
  queue: now => sql`select ${dayInIndia(now)}::date as day, 'waiting' as series, spans.key, count(waiting.span) as value
    from unnest(${queueSpans.map(String)}::text[]) spans (key) left join (
      select ${spanOf(sql`greatest(0, extract(epoch from ${now}::timestamptz - since) / 86400)`)} as span
      from review_items where decided_at is null) waiting on waiting.span = spans.key group by 3`,
}
