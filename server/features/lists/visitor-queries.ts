import { sql } from 'kysely'
import type { Gender } from '#domain/limits.ts'
import { onceFor } from '#server/db/compiled-query.ts'
import { visibleInLists } from '#server/features/visibility/visible-members.ts'
import { countedQuery } from '#server/http/counted-query.ts'

interface VisitorPage {
  count: number
  visitors: { id: string; at: string }[]
}
interface Range {
  viewerId: string
  offset: number
  limit: number
}

/** One page of the viewer's visitors with the count of all, in one row. By the viewer's gender and the direction. */
export const visitorPage = onceFor((gender: Gender, direction: 'asc' | 'desc') => {
  const order = sql.raw(direction)
  return countedQuery<Range, VisitorPage>(({ viewerId, offset, limit }) => {
    const visits = sql`from visits join members on members.id = visits.visitor_id
      where visits.visited_id = ${viewerId} and ${visibleInLists({ id: viewerId, gender })}`
    return sql`select
      (select count(*) ${visits})::int as count,
      (select coalesce(json_agg(page), '[]') from (
        select visits.visitor_id as id, visits.last_at as at ${visits}
        order by visits.last_at ${order}, visits.visitor_id ${order}
        offset ${offset} limit ${limit}
      ) page) as visitors`
  })
})
