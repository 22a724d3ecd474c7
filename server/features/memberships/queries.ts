import type { Db } from '#server/db/open.ts'
import type { Membership } from './rules.ts'

export async function readMemberships(db: Db, memberId: string): Promise<Membership[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('plans', 'plans.id', 'memberships.plan_id')
    .where('memberships.member_id', '=', memberId)
    .select([
      'memberships.plan_id',
      'plans.fee_paise',
      'memberships.starts_on',
      'memberships.ends_on',
      'memberships.contact_views',
      'memberships.contact_views_spent',
      'memberships.ended_early_at',
    ])
    .execute()
  return rows.map(row => ({
    planId: row.plan_id,
    feePaise: row.fee_paise,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    contactViews: row.contact_views,
    contactViewsSpent: row.contact_views_spent,
    endedEarlyAt: row.ended_early_at,
  }))
}
