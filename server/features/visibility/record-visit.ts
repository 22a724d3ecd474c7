import { type RawBuilder, sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'

/**
 * Records a visit below the limit that the same statement counts. A pair has one row: the first look of a day moves it, also
 * when several come at once.
 */
export const recordVisit = (
  visit: { visitorId: string; visitedId: string; now: Date },
  limit: { hits: number },
): RawBuilder<object> => sql`
  insert into visits (visitor_id, visited_id, first_at, last_at, last_day)
  select ${visit.visitorId}::uuid, ${visit.visitedId}::uuid, ${visit.now}::timestamptz, ${visit.now}::timestamptz,
    ${dayInIndia(visit.now)}::date
  from counted where counted.hits <= ${limit.hits}
  on conflict (visited_id, visitor_id) do update set last_at = excluded.last_at, last_day = excluded.last_day
    where visits.last_day < excluded.last_day
  returning true as recorded`
