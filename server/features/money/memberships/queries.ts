import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Day, dayInIndia } from '#domain/calendar.ts'
import type { SqlValue } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Membership, PurchasedMembership } from './rules.ts'

/** True of a membership that no other purchase took the place of, and that was neither refunded nor ended early. */
export const isCurrentMembership = (): RawBuilder<SqlBool> =>
  sql`memberships.superseded_by is null and memberships.refunded_at is null and memberships.ended_early_at is null`

/** True of a current membership whose days include this one. */
export const isRunningOn = (day: SqlValue<Day>): RawBuilder<SqlBool> =>
  sql`${isCurrentMembership()} and memberships.starts_on <= ${day} and memberships.ends_on >= ${day}`

/** A member's memberships that no other took the place of, for a query that has `members` in it. */
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
        'memberships.held_views as heldViews',
        'memberships.ended_early_at as endedEarlyAt',
      ]),
  ).$castTo<MembershipRow[]>()

type MembershipRow = Omit<Membership, 'endedEarlyAt'> & { endedEarlyAt: string | null }

/** JSON has no instants, so `endedEarlyAt` arrives as a text. */
export const membershipsFrom = (rows: readonly MembershipRow[]): Membership[] =>
  rows.map(row => ({ ...row, endedEarlyAt: row.endedEarlyAt === null ? null : new Date(row.endedEarlyAt) }))

/** One member's memberships that no other took the place of. */
export const membershipsOfMember = async (db: Db, memberId: string): Promise<Membership[]> => {
  const row = await db
    .selectFrom('members')
    .where('members.id', '=', memberId)
    .select(eb => membershipsOf(eb).as('memberships'))
    .executeTakeFirst()
  return membershipsFrom(row?.memberships ?? [])
}

/** Ends the memberships that run or have yet to begin. The rows stay: they are part of the record of payments. */
export async function endMemberships(trx: Db, memberId: string, now: Date): Promise<void> {
  await trx
    .updateTable('memberships')
    .set({ ended_early_at: now })
    .where('member_id', '=', memberId)
    .where('ended_early_at', 'is', null)
    .where('ends_on', '>=', dayInIndia(now))
    .execute()
}

/** A row of the table, as the rules of grants and refunds read it. */
export const purchasedMembershipFrom = (row: {
  id: string
  fee_paise: number
  validity_days: number
  starts_on: string
  ends_on: string
  contact_views: number
  contact_views_spent: number
  carried_views: number
}): PurchasedMembership => ({
  id: row.id,
  feePaise: row.fee_paise,
  validityDays: row.validity_days,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  contactViews: row.contact_views,
  contactViewsSpent: row.contact_views_spent,
  carriedViews: row.carried_views,
})
