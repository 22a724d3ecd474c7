import { dayInIndia } from '#domain/calendar.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import type { GatewayPayment } from '#server/ports/gateway.ts'
import { newId } from '#server/ports/ids.ts'
import { grantMembership } from './grant-membership.ts'
import { issueDocument } from './papers.ts'
import { lockOrder } from './queries.ts'
import { isAmountOfOrder, wasPaid } from './rules.ts'

/**
 * What became of a payment that the gateway says is captured. `surplus` is money that grants nothing: a second payment of
 * the same order, or one of a member who has left. `mismatch` is money that is not what the order asked for.
 */
export type Settlement = 'granted' | 'known' | 'surplus' | 'mismatch' | 'unknown_order'

interface CapturedPayment extends Pick<GatewayPayment, 'id' | 'orderId' | 'amountPaise' | 'currency' | 'method'> {
  gateway: 'razorpay' | 'sandbox' | 'offline'
  /** The number of the cheque or transfer, and the time of payment. Only a payment at the office has them. */
  reference?: string
  paidAt?: Date
  /** A payment by UPI at the office, until the bank's statement holds it. */
  isUnconfirmed?: boolean
}

/**
 * Records a captured payment and grants what was bought. It grants once, even where the gateway's messages arrive twice, late
 * or out of order: the order's row is locked, and the unique keys of payment and membership decide.
 */
export async function settlePayment(
  trx: Db,
  seller: Config['seller'],
  payment: CapturedPayment,
  now: Date,
): Promise<Settlement> {
  const { isUnconfirmed = false } = payment
  const order = await lockOrder(trx, payment.gateway, payment.orderId)
  if (!order) return 'unknown_order'
  if (!isAmountOfOrder(payment, order)) return 'mismatch'
  const recorded = await trx
    .selectFrom('payments')
    .select('id')
    .where('gateway', '=', payment.gateway)
    .where('payment_id', '=', payment.id)
    .executeTakeFirst()
  if (recorded) return 'known'
  const wasRefunded = await isRefundWaiting(trx, payment)
  const grant = wasPaid(order) || wasRefunded ? null : await grantMembership(trx, order, { isUnconfirmed, now })
  const id = newId(now)
  await trx
    .insertInto('payments')
    .values({
      id,
      order_id: order.id,
      gateway: payment.gateway,
      payment_id: payment.id,
      amount_paise: payment.amountPaise,
      method: payment.method,
      reference: payment.reference ?? '',
      paid_at: payment.paidAt ?? now,
      is_surplus: grant === null,
      ...(wasRefunded && { refunded_at: now, refund_reason: 'Refunded before it was recorded' }),
    })
    .execute()
  if (wasRefunded) return 'known'
  if (!grant) return 'surplus'
  await trx
    .updateTable('orders')
    .set({ status: 'paid', status_at: now, next_check_at: null })
    .where('id', '=', order.id)
    .execute()
  await issueDocument(trx, seller, {
    paymentId: id,
    order,
    gatewayPaymentId: payment.id,
    amountPaise: payment.amountPaise,
    method: payment.method,
    paidOn: dayInIndia(payment.paidAt ?? now),
    from: grant.startsOn,
    to: grant.endsOn,
    now,
  })
  return 'granted'
}

/** Whether the event of the refund came before the event of the payment. */
const isRefundWaiting = (trx: Db, { gateway, id }: CapturedPayment): Promise<boolean> =>
  findsRow(
    trx
      .selectFrom('payment_events')
      .select('event_id')
      .where('gateway', '=', gateway)
      .where('payment_id', '=', id)
      .where('outcome', '=', 'refund_waits'),
  )
