import type { Day } from '#domain/calendar.ts'
import { pageSize } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import { visibleInLists } from '#server/features/visibility/visible-members.ts'

/** Two visits of a pair on one day are one row: the primary key decides, also when both come at once. */
export async function recordVisit(
  db: Db,
  visit: { visitorId: string; visitedId: string; day: Day; now: Date },
): Promise<void> {
  await db
    .insertInto('visits')
    .values({ visitor_id: visit.visitorId, visited_id: visit.visitedId, day: visit.day, at: visit.now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

const visitsTo = (db: Db, viewer: ViewerIdentity) =>
  db
    .selectFrom('visits')
    .innerJoin('members', 'members.id', 'visits.visitor_id')
    .where('visits.visited_id', '=', viewer.id)
    .where(visibleInLists(viewer))

export async function visitorsOf(db: Db, viewer: ViewerIdentity, page: { offset: number; newestFirst: boolean }) {
  const { count } = await visitsTo(db, viewer)
    .select(eb => eb.fn.count<number>('visits.visitor_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  const direction = page.newestFirst ? 'desc' : 'asc'
  const visitors = await visitsTo(db, viewer)
    .groupBy('visits.visitor_id')
    .select(eb => ['visits.visitor_id as id', eb.fn.max('visits.at').as('at')])
    .orderBy('at', direction)
    .orderBy('id', direction)
    .offset(page.offset * pageSize)
    .limit(pageSize)
    .execute()
  return { count, visitors }
}
