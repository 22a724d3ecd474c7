import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import { countedQuery } from '#server/http/counted-query.ts'

interface Visit {
  visitorId: string
  visitedId: string
  at: Date
  today: Day
  /** The limit of profiles: a look above it records nothing. */
  most: number
}

/**
 * Records a visit below the limit that the same statement counts. A pair has one row: the first look of a day moves it, also
 * when several come at once.
 */
export const recordVisit = countedQuery<Visit, { recorded: boolean | null }>(
  visit => sql`
  insert into visits (visitor_id, visited_id, first_at, last_at, last_day)
  select ${visit.visitorId}::uuid, ${visit.visitedId}::uuid, ${visit.at}::timestamptz, ${visit.at}::timestamptz,
    ${visit.today}::date
  from counted where counted.hits <= ${visit.most}
  on conflict (visited_id, visitor_id) do update set last_at = excluded.last_at, last_day = excluded.last_day
    where visits.last_day < excluded.last_day
  returning true as recorded`,
)
