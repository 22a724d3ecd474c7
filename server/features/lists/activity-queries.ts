import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import { isNotBlocked, visibleInLists } from '#server/features/visibility/visible-members.ts'

/** Those whom an interest joins, and the blocker, keep the row of one who has paused. */
function isStillHere(): Expression<SqlBool> {
  return expressionBuilder<Schema, 'members'>()('members.status', 'in', ['active', 'paused'])
}

const interestsBy = (
  db: Db,
  side: 'sender_id' | 'receiver_id',
  other: 'sender_id' | 'receiver_id',
  viewer: ViewerIdentity,
) =>
  db
    .selectFrom('interests')
    .innerJoin('members', 'members.id', `interests.${other}`)
    .where(`interests.${side}`, '=', viewer.id)
    .where('interests.status', '<>', 'cancelled')
    .where(isStillHere())
    .where(isNotBlocked(viewer.id))
    .groupBy('interests.status')
    .select(eb => ['interests.status', eb.fn.countAll<number>().as('count')])
    .execute()

function byStatus(rows: readonly { status: string; count: number }[]) {
  const of = (status: string) => rows.find(row => row.status === status)?.count ?? 0
  const [pending, accepted, rejected] = [of('pending'), of('accepted'), of('rejected')]
  return { all: pending + accepted + rejected, pending, accepted, rejected }
}

/** How many rows each tab of My Activity has: every count is the count of its list. */
export async function countActivity(db: Db, viewer: ViewerIdentity) {
  const counts = await db
    .selectNoFrom(eb => [
      eb
        .selectFrom('shortlists')
        .innerJoin('members', 'members.id', 'shortlists.shortlisted_id')
        .where('shortlists.member_id', '=', viewer.id)
        .where(visibleInLists(viewer))
        .select(of => of.fn.countAll<number>().as('count'))
        .as('shortlisted'),
      eb
        .selectFrom('contact_views')
        .innerJoin('members', 'members.id', 'contact_views.viewed_id')
        .where('contact_views.viewer_id', '=', viewer.id)
        .where(visibleInLists(viewer))
        .select(of => of.fn.countAll<number>().as('count'))
        .as('contacts'),
      eb
        .selectFrom('visits')
        .innerJoin('members', 'members.id', 'visits.visited_id')
        .where('visits.visitor_id', '=', viewer.id)
        .where(visibleInLists(viewer))
        .select(of => of.fn.count<number>('visits.visited_id').distinct().as('count'))
        .as('viewed'),
      eb
        .selectFrom('reports')
        .innerJoin('members', 'members.id', 'reports.reported_id')
        .where('reports.reporter_id', '=', viewer.id)
        .where(visibleInLists(viewer))
        .select(of => of.fn.countAll<number>().as('count'))
        .as('reported'),
      eb
        .selectFrom('blocks')
        .innerJoin('members', 'members.id', 'blocks.blocked_id')
        .where('blocks.blocker_id', '=', viewer.id)
        .where(isStillHere())
        .select(of => of.fn.countAll<number>().as('count'))
        .as('blocked'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ...counts,
    sent: byStatus(await interestsBy(db, 'sender_id', 'receiver_id', viewer)),
    received: byStatus(await interestsBy(db, 'receiver_id', 'sender_id', viewer)),
  }
}
