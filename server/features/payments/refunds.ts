import type { Db } from '#server/db/open.ts'
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
  // A surplus payment gave nothing and has no paper.
  if (payment.is_surplus) return 'taken_back'
  const order = await trx
    .updateTable('orders')
    .set({ status: 'refunded', status_at: now, next_check_at: null })
    .where('id', '=', payment.order_id)
    .returning(['id', 'member_id'])
    .executeTakeFirstOrThrow()
  await takeBackMembership(trx, order, now)
  await issueRefundNote(trx, payment.id, reason, now)
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
 * Notes that a whole payment is to be given back, once. It is noted before the gateway is asked, so that the job finishes it
 * where this process dies in between or the gateway does not answer.
 */
export async function requestRefund(trx: Db, { paymentId, by, reason }: RefundRequest, now: Date) {
  const payment = await trx
    .updateTable('payments')
    .from('orders')
    .whereRef('orders.id', '=', 'payments.order_id')
    .set({ refund_asked_at: now, refund_asked_by: by, refund_reason: reason })
    .where('payments.id', '=', paymentId)
    .where('refunded_at', 'is', null)
    .where('refund_asked_at', 'is', null)
    .returning(['payments.id', 'payments.gateway', 'payments.payment_id', 'payments.amount_paise'])
    .returning(['orders.member_id', 'orders.plan_name'])
    .executeTakeFirst()
  if (payment) return payment
  const known = await trx.selectFrom('payments').select('refunded_at').where('id', '=', paymentId).executeTakeFirst()
  if (!known) throw new Refusal('not_found')
  const sentence = known.refunded_at ? paymentSentences.refundedAlready : paymentSentences.refundAsked
  throw new Refusal('conflict', { sentence })
}

/** Gives back what was noted: at the gateway first, then in our own books. Money paid at the office is given back there by hand. */
export async function finishRefund(
  { db, gateway }: Pick<PaymentDependencies, 'db' | 'gateway'>,
  payment: { gateway: string; payment_id: string; amount_paise: number },
  now: Date,
): Promise<void> {
  const given = { gateway: payment.gateway, paymentId: payment.payment_id, reason: '' }
  const refundId = payment.gateway === 'offline' ? payment.payment_id : await refundAtGateway(gateway, payment)
  await db.transaction().execute(trx => recordRefundIn(trx, { ...given, refundId }, now))
}

async function refundAtGateway(
  gateway: PaymentDependencies['gateway'],
  payment: { gateway: string; payment_id: string; amount_paise: number },
): Promise<string> {
  const away = new Refusal('gateway_away', { retryAfterSeconds: 60 })
  // Keys that were taken out of the settings, or a sandbox payment after real keys came in.
  if (gateway?.name !== payment.gateway) throw away
  try {
    const { refundId } = await gateway.refund({ id: payment.payment_id, amountPaise: payment.amount_paise })
    return refundId
  } catch (error) {
    throw error instanceof GatewayAway ? away : error
  }
}
