import type { Db } from '#server/db/open.ts'
import type { Gateway, GatewayEvent } from '#server/ports/gateway.ts'
import type { PaymentDependencies, PaymentTrouble } from './dependencies.ts'
import { recordReportedPartIn } from './part-refunds.ts'
import { lockOrder } from './queries.ts'
import { recordRefundIn } from './refunds.ts'
import { wasPaid } from './rules.ts'
import { settlePayment } from './settle.ts'

/** The outcome of a refund's event that came before the event of its payment. `settle.ts` looks for it. */
const refundWaits = 'refund_waits'

type EventDependencies = Pick<PaymentDependencies, 'db' | 'config' | 'tell'>

/**
 * Applies an event of the gateway. The event and its effect are one transaction, so that no event is half applied, and the
 * gateway sends one that failed again. Events may arrive in any order.
 */
export async function receiveEvent(
  { db, config, tell }: EventDependencies,
  gateway: Gateway['name'],
  event: GatewayEvent,
  now: Date,
): Promise<void> {
  const paymentId = event.kind === 'payment' ? event.payment.id : event.kind === 'other' ? null : event.paymentId
  const outcome = await db.transaction().execute(async trx => {
    const isNew = await trx
      .insertInto('payment_events')
      .values({
        gateway,
        event_id: event.id,
        type: event.type,
        payment_id: paymentId,
        outcome: 'received',
        received_at: now,
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst()
    if (!isNew) return 'known'
    const result = await applyEvent(trx, { config }, gateway, event, now)
    await trx
      .updateTable('payment_events')
      .set({ outcome: result })
      .where('gateway', '=', gateway)
      .where('event_id', '=', event.id)
      .execute()
    return result
  })
  const trouble = troubles[outcome]
  if (trouble) {
    const order = event.kind === 'payment' ? event.payment.orderId : null
    tell({ event: trouble, gateway, payment: paymentId, order })
  }
}

const troubles: Readonly<Record<string, PaymentTrouble['event']>> = {
  surplus: 'payment_surplus',
  mismatch: 'payment_mismatch',
  partly_refunded: 'payment_partly_refunded',
}

async function applyEvent(
  trx: Db,
  { config }: Pick<EventDependencies, 'config'>,
  gateway: Gateway['name'],
  event: GatewayEvent,
  now: Date,
): Promise<string> {
  switch (event.kind) {
    case 'other':
      return 'ignored'
    case 'payment':
      return applyPayment(trx, { config }, gateway, event.payment, now)
    case 'dispute_lost': {
      const refund = { gateway, paymentId: event.paymentId, refundId: event.id, reason: 'The bank gave it back' }
      const result = await recordRefundIn(trx, refund, now)
      return result === 'unknown' ? refundWaits : result
    }
    case 'refund': {
      const payment = await trx
        .selectFrom('payments')
        .select('amount_paise')
        .where('gateway', '=', gateway)
        .where('payment_id', '=', event.paymentId)
        .executeTakeFirst()
      if (payment && event.refundedPaise < payment.amount_paise) {
        const { paymentId, refundId, amountPaise } = event
        const result = await recordReportedPartIn(trx, { gateway, paymentId, refundId, amountPaise }, now)
        if (result !== 'whole') return result
      }
      const refund = {
        gateway,
        paymentId: event.paymentId,
        refundId: event.refundId,
        reason: 'Refunded by the gateway',
      }
      const result = await recordRefundIn(trx, refund, now)
      return result === 'unknown' ? refundWaits : result
    }
  }
}

async function applyPayment(
  trx: Db,
  { config }: Pick<EventDependencies, 'config'>,
  gateway: Gateway['name'],
  payment: Extract<GatewayEvent, { kind: 'payment' }>['payment'],
  now: Date,
): Promise<string> {
  if (payment.status === 'captured') return settlePayment(trx, config.seller, { ...payment, gateway }, now)
  const order = await lockOrder(trx, gateway, payment.orderId)
  if (!order) return 'unknown_order'
  if (wasPaid(order)) return 'known'
  if (payment.status === 'failed') {
    await trx.updateTable('orders').set({ status: 'failed', status_at: now }).where('id', '=', order.id).execute()
    return 'failed'
  }
  // The payment is only authorised: the job asks the gateway at its next run and captures it.
  await trx.updateTable('orders').set({ next_check_at: now }).where('id', '=', order.id).execute()
  return 'to_check'
}
