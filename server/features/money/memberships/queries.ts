import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Membership } from './rules.ts'

/** The memberships of a member that no other took the place of, for a query that has `members` in it. */
export const membershipsOf = (eb: ExpressionBuilder<Schema, 'members'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('memberships')
      .whereRef('memberships.member_id', '=', 'members.id')
      .where('memberships.superseded_by', 'is', null)
      .where('memberships.refunded_at', 'is', null)
      .select([
        'memberships.id',
        'memberships.plan_id as planId',
        'memberships.fee_paise as feePaise',
        'memberships.starts_on as startsOn',
        'memberships.ends_on as endsOn',
        'memberships.contact_views as contactViews',
        'memberships.contact_views_spent as contactViewsSpent',
        'memberships.ended_early_at as endedEarlyAt',
      ]),
  ).$castTo<MembershipRow[]>()

type MembershipRow = Omit<Membership, 'endedEarlyAt'> & { endedEarlyAt: string | null }

/** JSON has no instants. */
export const membershipsFrom = (rows: readonly MembershipRow[]): Membership[] =>
  rows.map(row => ({ ...row, endedEarlyAt: row.endedEarlyAt === null ? null : new Date(row.endedEarlyAt) }))

/** The same for one member. */
export const membershipsOfMember = async (db: Db, memberId: string): Promise<Membership[]> => {
  const row = await db
    .selectFrom('members')
    .where('members.id', '=', memberId)
    .select(eb => membershipsOf(eb).as('memberships'))
    .executeTakeFirst()
  return membershipsFrom(row?.memberships ?? [])
}

/** Ends what runs or is to begin. The rows stay: they are part of the record of payments. */
export async function endMemberships(trx: Db, memberId: string, now: Date): Promise<void> {
  await trx
    .updateTable('memberships')
    .set({ ended_early_at: now })
    .where('member_id', '=', memberId)
    .where('ended_early_at', 'is', null)
    .where('ends_on', '>=', dayInIndia(now))
    .execute()
}
