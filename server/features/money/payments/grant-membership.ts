import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { isCurrentMembership, purchasedMembershipFrom } from '#server/features/money/memberships/queries.ts'
import { afterRefund, type Grant, grantOf, heldViewsOf } from '#server/features/money/memberships/rules.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import { newId } from '#server/ports/ids.ts'
import { isToBeConfirmed } from './queries.ts'

interface PaidOrder {
  id: string
  member_id: string
  plan_id: string
  fee_paise: number
  validity_days: number
  contact_views: number
}

interface GrantRequest {
  /** Most views of a payment that is not confirmed yet are held back. */
  isUnconfirmed: boolean
  now: Date
}

/** The membership that no other took the place of. It is found after its end too. */
const currentMembership = (trx: Db, memberId: string) =>
  trx.selectFrom('memberships').selectAll().where('member_id', '=', memberId).where(isCurrentMembership())

/** Locks the member's purchases, so that two at the same moment wait for each other. */
const lockPurchases = (trx: Db, memberId: string) =>
  trx.selectFrom('members').select('status').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirstOrThrow()

/**
 * Gives a member what a paid order holds, in the transaction that records the payment. Null for a member who has left
 * meanwhile. The unique key of the order ensures that it is granted only once.
 */
export async function grantMembership(
  trx: Db,
  order: PaidOrder,
  { isUnconfirmed, now }: GrantRequest,
): Promise<(Grant & { id: string }) | null> {
  const { status } = await lockPurchases(trx, order.member_id)
  if (status === 'deleted') return null
  // Locked, so that none of its views is spent between this read and the carrying over.
  const before = await currentMembership(trx, order.member_id).forUpdate().executeTakeFirst()
  const id = newId(now)
  const grant = grantOf(
    {
      day: dayInIndia(now),
      feePaise: order.fee_paise,
      validityDays: order.validity_days,
      contactViews: order.contact_views,
    },
    before
      ? {
          feePaise: before.fee_paise,
          endsOn: before.ends_on,
          contactViews: before.contact_views,
          contactViewsSpent: before.contact_views_spent,
        }
      : null,
  )
  if (before) await trx.updateTable('memberships').set({ superseded_by: id }).where('id', '=', before.id).execute()
  await trx
    .insertInto('memberships')
    .values({
      id,
      member_id: order.member_id,
      plan_id: order.plan_id,
      order_id: order.id,
      fee_paise: order.fee_paise,
      validity_days: order.validity_days,
      starts_on: grant.startsOn,
      ends_on: grant.endsOn,
      contact_views: grant.contactViews,
      carried_views: grant.carriedViews,
      held_views: heldViewsOf({
        contactViews: order.contact_views,
        isUnconfirmed,
        isSecond: isUnconfirmed && (await waitsForBank(trx, order.member_id)),
        carriedHeldViews: grant.carriedViews > 0 ? (before?.held_views ?? 0) : 0,
      }),
      created_at: now,
    })
    .execute()
  await writeNotification(trx, {
    memberId: order.member_id,
    type: 'membership_started',
    fromId: null,
    sourceId: id,
    at: now,
  })
  return { ...grant, id }
}

/** Takes back what an order gave, in the transaction that records the refund. The membership before it becomes current again. */
export async function takeBackMembership(trx: Db, order: { id: string; member_id: string }, now: Date): Promise<void> {
  await lockPurchases(trx, order.member_id)
  const rows = await trx
    .selectFrom('memberships')
    .selectAll()
    .where('member_id', '=', order.member_id)
    .where('refunded_at', 'is', null)
    .forUpdate()
    .execute()
  const refunded = rows.find(row => row.order_id === order.id)
  if (!refunded) return
  const before = rows.find(row => row.superseded_by === refunded.id)
  const following: typeof rows = []
  for (let next = refunded.superseded_by; next !== null; ) {
    const row = rows.find(one => one.id === next)
    if (!row) break
    following.push(row)
    next = row.superseded_by
  }
  await trx
    .updateTable('memberships')
    .set({ refunded_at: now, superseded_by: null })
    .where('id', '=', refunded.id)
    .execute()
  if (before)
    await trx
      .updateTable('memberships')
      .set({ superseded_by: refunded.superseded_by })
      .where('id', '=', before.id)
      .execute()
  const changes = afterRefund(
    before ? purchasedMembershipFrom(before) : null,
    purchasedMembershipFrom(refunded),
    following.map(purchasedMembershipFrom),
  )
  for (const one of changes)
    await trx
      .updateTable('memberships')
      .set({
        ends_on: one.endsOn,
        carried_views: one.carriedViews,
        contact_views: one.contactViews,
        contact_views_spent: one.contactViewsSpent,
        held_views: sql`least(held_views, ${one.contactViews - one.contactViewsSpent})`,
      })
      .where('id', '=', one.id)
      .execute()
  await releaseHeldViews(trx, order.member_id)
  await writeNotification(trx, {
    memberId: order.member_id,
    type: 'membership_refunded',
    fromId: null,
    sourceId: refunded.id,
    at: now,
  })
}

/** Whether a payment of the member waits to be confirmed. */
const waitsForBank = (trx: Db, memberId: string): Promise<boolean> =>
  findsRow(
    trx
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .innerJoin('upi_payments', 'upi_payments.payment_id', 'payments.id')
      .select('upi_payments.payment_id')
      .where('orders.member_id', '=', memberId)
      .where(isToBeConfirmed()),
  )

/**
 * Opens the views that were held back, once no payment of the member waits for its confirmation any more. Of two payments that
 * are confirmed at the same moment each would see the other one waiting, so the second waits for the first and then looks.
 */
export async function releaseHeldViews(trx: Db, memberId: string): Promise<void> {
  await lockPurchases(trx, memberId)
  if (await waitsForBank(trx, memberId)) return
  await trx
    .updateTable('memberships')
    .set({ held_views: 0 })
    .where('member_id', '=', memberId)
    .where('held_views', '>', 0)
    .execute()
}
