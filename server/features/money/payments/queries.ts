import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { rowCount } from '#server/db/outcome.ts'
import type { Schema } from '#server/db/schema.ts'

/** True of a payment by UPI that nobody has confirmed or taken back, where `payments` and `upi_payments` are joined. */
export const isToBeConfirmed = (): RawBuilder<SqlBool> =>
  sql`upi_payments.confirmed_at is null and payments.refunded_at is null`

export type OrderStatus = 'created' | 'paid' | 'failed' | 'cancelled' | 'refunded'

export const lockOrder = (trx: Db, gateway: Schema['orders']['gateway'], gatewayOrderId: string) =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gateway_order_id', '=', gatewayOrderId)
    .forUpdate()
    .executeTakeFirst()

export const ordersById = (db: Db, id: string) => db.selectFrom('orders').selectAll().where('id', '=', id)

export const orderById = (db: Db, id: string) => ordersById(db, id).executeTakeFirst()

/** True of an order that is more than a QR of the counter that nobody has paid by yet. */
const isOwnOrder = (): RawBuilder<SqlBool> => sql`not (orders.gateway = 'offline' and orders.status = 'created')`

export const latestOrder = (db: Db, memberId: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(isOwnOrder())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Closes an order that was not paid. A paid order stays paid. The gateway is still asked about a closed one, because a payment
 * may arrive after its failure.
 */
export async function closeUnpaid(db: Db, orderId: string, status: 'failed' | 'cancelled', now: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status, status_at: now })
    .where('id', '=', orderId)
    .where('status', 'in', status === 'failed' ? ['created', 'cancelled'] : ['created'])
    .execute()
}

/** The member's own orders with their papers, the latest first. */
export const paymentsOf = (db: Db, memberId: string, page: { offset: number; limit: number }) =>
  ownOrders(db, memberId)
    .leftJoin('payments', join =>
      join.onRef('payments.order_id', '=', 'orders.id').on('payments.is_surplus', '=', false),
    )
    .select([
      'orders.id',
      'orders.plan_name',
      sql<number>`orders.fee_paise - orders.discount_paise`.as('fee_paise'),
      'orders.status',
      'orders.gateway',
      'orders.created_at',
      'payments.id as payment_id',
      'payments.paid_at',
      'payments.refunded_at',
      sql<boolean>`exists (select from upi_payments where upi_payments.payment_id = payments.id
        and ${isToBeConfirmed()})`.as('is_to_be_confirmed'),
    ])
    .select(eb =>
      eb
        .selectFrom('payment_documents')
        .whereRef('payment_documents.payment_id', '=', 'payments.id')
        .select(
          sql<{ id: string; number: string; kind: Schema['payment_documents']['kind'] }[]>`coalesce(
            json_agg(json_build_object('id', payment_documents.id, 'number', number, 'kind', kind) order by kind in ('refund_note', 'credit_note'), number),
            '[]')`.as('documents'),
        )
        .as('documents'),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

export const countPayments = (db: Db, memberId: string): Promise<number> => rowCount(ownOrders(db, memberId))

/** The orders that a member sees. One whose payment window was closed without paying is not listed. */
const ownOrders = (db: Db, memberId: string) =>
  db
    .selectFrom('orders')
    .where('orders.member_id', '=', memberId)
    .where('orders.status', '<>', 'cancelled')
    .where(isOwnOrder())
