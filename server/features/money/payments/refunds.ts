import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { Refusal } from '#server/http/refusal.ts'
import { GatewayAway } from '#server/ports/gateway.ts'
import type { PaymentDependencies } from './dependencies.ts'
import { takeBackMembership } from './grant-membership.ts'
import { issueRefundNote } from './papers.ts'
import { refundablePaise, refuseUnrefundable } from './rules.ts'

interface RecordedRefund {
  gateway: string
  paymentId: string
  refundId: string
  /** The reason to record where staff gave none. */
  reason: string
}

/**
 * Records that a payment was refunded, and takes back exactly what it gave. It does so once, however often the refund is
 * reported. `unknown` is a payment that has not been recorded yet.
 */
export async function recordRefundIn(
  trx: Db,
  refund: RecordedRefund,
  now: Date,
): Promise<'taken_back' | 'known' | 'unknown'> {
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'order_id', 'is_surplus', 'refunded_at', 'refund_reason'])
    .where('gateway', '=', refund.gateway)
    .where('payment_id', '=', refund.paymentId)
    .forUpdate()
    .executeTakeFirst()
  if (!payment) return 'unknown'
  if (payment.refunded_at) return 'known'
  const reason = payment.refund_reason ?? refund.reason
  await trx
    .updateTable('payments')
    .set({ refunded_at: now, refund_id: refund.refundId, refund_reason: reason })
    .where('id', '=', payment.id)
    .execute()
  // A part refund that was still on its way is covered by the whole one.
  await trx.deleteFrom('part_refunds').where('payment_id', '=', payment.id).where('refunded_at', 'is', null).execute()
  // A surplus payment granted nothing and has no receipt.
  if (payment.is_surplus) return 'taken_back'
  const order = await trx
    .updateTable('orders')
    .set({ status: 'refunded', status_at: now, next_check_at: null })
    .where('id', '=', payment.order_id)
    .returning(['id', 'member_id'])
    .executeTakeFirstOrThrow()
  await takeBackMembership(trx, order, now)
  await issueRefundNote(trx, { paymentId: payment.id, reason, part: null }, now)
  return 'taken_back'
}

export interface RefundRequest {
  /** Our own id of the payment. */
  paymentId: string
  /** The member of staff who decided it. */
  by: string
  reason: string
}

/**
 * Locks a payment that can be refunded, or refuses. Part refunds on their way are read after the lock is taken, so that of two
 * simultaneous requests one is refused.
 */
export async function lockRefundable(trx: Db, paymentId: string) {
  const payment = await trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('payments.id', '=', paymentId)
    .select(['payments.id', 'payments.gateway', 'payments.payment_id', 'payments.amount_paise'])
    .select(['payments.part_refunded_paise', 'payments.is_surplus', 'payments.refunded_at', 'payments.refund_asked_at'])
    .select(['orders.member_id', 'orders.plan_name'])
    .forUpdate('payments')
    .executeTakeFirst()
  if (!payment) throw new Refusal('not_found')
  const requestedParts = trx.selectFrom('part_refunds').select('id').where('payment_id', '=', paymentId)
  refuseUnrefundable(payment, await findsRow(requestedParts.where('refunded_at', 'is', null)))
  return payment
}

/**
 * Records once that a whole payment is to be refunded. It is recorded before the gateway is asked, so that the job finishes the
 * refund where this process dies in between or the gateway does not answer.
 */
export async function requestRefund(trx: Db, { paymentId, by, reason }: RefundRequest, now: Date) {
  const payment = await lockRefundable(trx, paymentId)
  await trx
    .updateTable('payments')
    .set({ refund_asked_at: now, refund_asked_by: by, refund_reason: reason })
    .where('id', '=', payment.id)
    .execute()
  return payment
}

interface RefundablePayment {
  gateway: string
  payment_id: string
  amount_paise: number
  part_refunded_paise: number
}

/**
 * Finishes a requested refund, less the parts that were refunded before: at the gateway first, then in our own books. Money
 * paid at the office is given back there by hand.
 */
export async function finishRefund(
  { db, gateway }: Pick<PaymentDependencies, 'db' | 'gateway'>,
  payment: RefundablePayment,
  now: Date,
): Promise<void> {
  const refund = { gateway: payment.gateway, paymentId: payment.payment_id, reason: '' }
  const refundId =
    payment.gateway === 'offline'
      ? payment.payment_id
      : await refundAtGateway(gateway, payment, refundablePaise(payment))
  await db.transaction().execute(trx => recordRefundIn(trx, { ...refund, refundId }, now))
}

/** Refunds an amount at the gateway, once however often it is asked for, and returns the gateway's id of the refund. */
export async function refundAtGateway(
  gateway: PaymentDependencies['gateway'],
  payment: RefundablePayment,
  amountPaise: number,
): Promise<string> {
  const away = new Refusal('gateway_away', { retryAfterSeconds: 60 })
  // The keys were taken out of the settings, or a sandbox payment is older than the real keys.
  if (gateway?.name !== payment.gateway) throw away
  try {
    const totalPaise = payment.part_refunded_paise + amountPaise
    const { refundId } = await gateway.refund({ id: payment.payment_id, amountPaise, totalPaise })
    return refundId
  } catch (error) {
    throw error instanceof GatewayAway ? away : error
  }
}
