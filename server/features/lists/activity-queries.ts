import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import { isNotBlocked, visibleInLists } from '#server/features/visibility/visible-members.ts'

/** Interests and blocks stay listed while the other member is paused. */
function isActiveOrPaused(): Expression<SqlBool> {
  return expressionBuilder<Schema, 'members'>()('members.status', 'in', ['active', 'paused'])
}

const countInterests = (db: Db, viewer: ViewerIdentity, viewerSide: 'sender_id' | 'receiver_id') =>
  db
    .selectFrom('interests')
    .innerJoin('members', 'members.id', viewerSide === 'sender_id' ? 'interests.receiver_id' : 'interests.sender_id')
    .where(`interests.${viewerSide}`, '=', viewer.id)
    .where('interests.status', '<>', 'cancelled')
    .where(isActiveOrPaused())
    .where(isNotBlocked(viewer.id))
    .groupBy('interests.status')
    .select(eb => ['interests.status', eb.fn.countAll<number>().as('count')])
    .execute()

function byStatus(rows: readonly { status: string; count: number }[]) {
  const countOf = (status: string) => rows.find(row => row.status === status)?.count ?? 0
  const [pending, accepted, rejected] = [countOf('pending'), countOf('accepted'), countOf('rejected')]
  return { all: pending + accepted + rejected, pending, accepted, rejected }
}

/** Counts the rows of each tab of My Activity, under the same conditions as its list. */
export async function countActivity(db: Db, viewer: ViewerIdentity) {
  const counts = await db
    .selectNoFrom(eb => [
      eb
        .selectFrom('shortlists')
        .innerJoin('members', 'members.id', 'shortlists.shortlisted_id')
        .where('shortlists.member_id', '=', viewer.id)
        .where(visibleInLists(viewer))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('shortlisted'),
      eb
        .selectFrom('contact_views')
        .innerJoin('members', 'members.id', 'contact_views.viewed_id')
        .where('contact_views.viewer_id', '=', viewer.id)
        .where(visibleInLists(viewer))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('contacts'),
      eb
        .selectFrom('visits')
        .innerJoin('members', 'members.id', 'visits.visited_id')
        .where('visits.visitor_id', '=', viewer.id)
        .where(visibleInLists(viewer))
        .select(({ fn }) => fn.count<number>('visits.visited_id').distinct().as('count'))
        .as('viewed'),
      eb
        .selectFrom('reports')
        .innerJoin('members', 'members.id', 'reports.reported_id')
        .where('reports.reporter_id', '=', viewer.id)
        .where(visibleInLists(viewer))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('reported'),
      eb
        .selectFrom('blocks')
        .innerJoin('members', 'members.id', 'blocks.blocked_id')
        .where('blocks.blocker_id', '=', viewer.id)
        .where(isActiveOrPaused())
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('blocked'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ...counts,
    sent: byStatus(await countInterests(db, viewer, 'sender_id')),
    received: byStatus(await countInterests(db, viewer, 'receiver_id')),
  }
}
