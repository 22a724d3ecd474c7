import { type RawBuilder, sql } from 'kysely'
import { pageSize } from '#domain/limits.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import { visibleInLists } from '#server/features/visibility/visible-members.ts'

export interface VisitorPage {
  count: number
  visitors: { id: string; at: string }[]
}

/** One page of the viewer's visitors with the count of all, in one row. */
export function visitorPage(
  viewer: ViewerIdentity,
  page: { offset: number; newestFirst: boolean },
): RawBuilder<VisitorPage> {
  const direction = sql.raw(page.newestFirst ? 'desc' : 'asc')
  const visits = sql`from visits join members on members.id = visits.visitor_id
    where visits.visited_id = ${viewer.id} and ${visibleInLists(viewer)}`
  return sql`select
    (select count(*) ${visits})::int as count,
    (select coalesce(json_agg(page), '[]') from (
      select visits.visitor_id as id, visits.last_at as at ${visits}
      order by visits.last_at ${direction}, visits.visitor_id ${direction}
      offset ${page.offset * pageSize} limit ${pageSize}
    ) page) as visitors`
}
