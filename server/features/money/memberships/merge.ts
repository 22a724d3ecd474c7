import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { purchasedMembershipFrom } from './queries.ts'
import { afterMerge } from './rules.ts'

/**
 * Gives the purchases of one member to another. The purchases of both form one chain, in the order in which they began, so
 * that the days and views of both count and a later refund finds its place. The caller holds the locks of both members.
 */
export async function mergeMemberships(trx: Db, from: string, to: string, now: Date): Promise<void> {
  const rows = await trx
    .selectFrom('memberships')
    .selectAll()
    .where('member_id', 'in', [from, to])
    .where('refunded_at', 'is', null)
    .where('ended_early_at', 'is', null)
    .orderBy('starts_on')
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  const heldViews = rows.filter(row => row.superseded_by === null).reduce((sum, row) => sum + row.held_views, 0)
  // An index allows a member one current membership, so none is current while the chain is reordered.
  await trx
    .updateTable('memberships')
    .set({ superseded_by: null })
    .where('member_id', 'in', [from, to])
    .where(eb => eb.or([eb('ended_early_at', 'is not', null), eb('refunded_at', 'is not', null)]))
    .execute()
  const ids = rows.map(row => row.id)
  if (ids.length > 0)
    await trx
      .updateTable('memberships')
      .set({ superseded_by: null, ended_early_at: now })
      .where('id', 'in', ids)
      .execute()
  // The contact views that a membership paid for are given to the other member after the membership itself.
  await sql`set constraints contact_views_paid_by_viewer deferred`.execute(trx)
  await trx.updateTable('memberships').set({ member_id: to }).where('member_id', '=', from).execute()
  await trx.updateTable('orders').set({ member_id: to }).where('member_id', '=', from).execute()
  for (const [at, one] of afterMerge(rows.map(purchasedMembershipFrom)).entries())
    await trx
      .updateTable('memberships')
      .set({
        superseded_by: ids[at + 1] ?? null,
        ended_early_at: null,
        ends_on: one.endsOn,
        carried_views: one.carriedViews,
        contact_views: one.contactViews,
        held_views: Math.min(heldViews, one.contactViews - one.contactViewsSpent),
      })
      .where('id', '=', one.id)
      .execute()
}
