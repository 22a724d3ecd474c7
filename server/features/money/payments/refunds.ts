import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { Refusal } from '#server/http/refusal.ts'
import { GatewayAway } from '#server/ports/gateway.ts'
import type { PaymentDependencies } from './dependencies.ts'
import { takeBackMembership } from './grant-membership.ts'
import { issueRefundNote } from './papers.ts'
import { paymentSentences } from './words.ts'

interface GivenBack {
  gateway: string
  paymentId: string
  refundId: string
  /** The reason, where staff gave none. */
  reason: string
}

/**
 * Records that a payment was given back and takes back exactly what it gave, once, however often it is reported. `unknown` is a
 * payment that has not been recorded yet.
 */
export async function recordRefundIn(
  trx: Db,
  given: GivenBack,
  now: Date,
): Promise<'taken_back' | 'known' | 'unknown'> {
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'order_id', 'is_surplus', 'refunded_at', 'refund_reason'])
    .where('gateway', '=', given.gateway)
    .where('payment_id', '=', given.paymentId)
    .forUpdate()
    .executeTakeFirst()
  if (!payment) return 'unknown'
  if (payment.refunded_at) return 'known'
  const reason = payment.refund_reason ?? given.reason
  await trx
    .updateTable('payments')
    .set({ refunded_at: now, refund_id: given.refundId, refund_reason: reason })
    .where('id', '=', payment.id)
    .execute()
  // A part that was still on its way went back with the whole.
  await trx.deleteFrom('part_refunds').where('payment_id', '=', payment.id).where('refunded_at', 'is', null).execute()
  // A surplus payment gave nothing and has no paper.
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
 * Locks a payment of which money can go back, or refuses. What else is on its way back is read after the lock was taken, so
 * that of two who ask at the same moment one is refused.
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
  if (payment.refunded_at) throw new Refusal('conflict', { sentence: paymentSentences.refundedAlready })
  const parts = trx.selectFrom('part_refunds').where('payment_id', '=', paymentId)
  if (payment.refund_asked_at || (await findsRow(parts.select('id').where('refunded_at', 'is', null))))
    throw new Refusal('conflict', { sentence: paymentSentences.refundAsked })
  return payment
}

/**
 * Notes that a whole payment is to be given back, once. It is noted before the gateway is asked, so that the job finishes it
 * where this process dies in between or the gateway does not answer.
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
 * Gives back what was noted, less the parts that went back before: at the gateway first, then in our own books. Money paid at
 * the office is given back there by hand.
 */
export async function finishRefund(
  { db, gateway }: Pick<PaymentDependencies, 'db' | 'gateway'>,
  payment: RefundablePayment,
  now: Date,
): Promise<void> {
  const given = { gateway: payment.gateway, paymentId: payment.payment_id, reason: '' }
  const refundId =
    payment.gateway === 'offline'
      ? payment.payment_id
      : await refundAtGateway(gateway, payment, payment.amount_paise - payment.part_refunded_paise)
  await db.transaction().execute(trx => recordRefundIn(trx, { ...given, refundId }, now))
}

/** Gives an amount of a payment back at the gateway, once however often it is asked for, and returns the gateway's id of it. */
export async function refundAtGateway(
  gateway: PaymentDependencies['gateway'],
  payment: RefundablePayment,
  amountPaise: number,
): Promise<string> {
  const away = new Refusal('gateway_away', { retryAfterSeconds: 60 })
  // Keys that were taken out of the settings, or a sandbox payment after real keys came in.
  if (gateway?.name !== payment.gateway) throw away
  try {
    const totalPaise = payment.part_refunded_paise + amountPaise
    const { refundId } = await gateway.refund({ id: payment.payment_id, amountPaise, totalPaise })
    return refundId
  } catch (error) {
    throw error instanceof GatewayAway ? away : error
  }
}
