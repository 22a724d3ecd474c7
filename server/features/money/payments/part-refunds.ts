import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import type { PaymentDependencies } from './dependencies.ts'
import { issueRefundNote } from './papers.ts'
import { lockRefundable, type RefundRequest, refundAtGateway } from './refunds.ts'
import { isPartOf, refuseWrongPart } from './rules.ts'

/** Records that part of a payment is to be refunded. As with a whole refund, this comes before the gateway is asked. */
export async function requestPartRefund(trx: Db, request: RefundRequest & { amountPaise: number }, now: Date) {
  const payment = await lockRefundable(trx, request.paymentId)
  refuseWrongPart(payment, request.amountPaise)
  const part = { id: newId(now), amount_paise: request.amountPaise }
  await trx
    .insertInto('part_refunds')
    .values({ ...part, payment_id: payment.id, reason: request.reason, asked_at: now, asked_by: request.by })
    .execute()
  return { part, payment }
}

type RequestedPartRefund = {
  part: { id: string; amount_paise: number }
  payment: { id: string; gateway: string; payment_id: string; amount_paise: number; part_refunded_paise: number }
}

/** Finishes a requested part refund: at the gateway first, then in our own books. */
export async function finishPartRefund(
  { db, gateway }: Pick<PaymentDependencies, 'db' | 'gateway'>,
  { part, payment }: RequestedPartRefund,
  now: Date,
): Promise<void> {
  const refundId = payment.gateway === 'offline' ? part.id : await refundAtGateway(gateway, payment, part.amount_paise)
  await db.transaction().execute(async trx => {
    await trx.selectFrom('payments').select('id').where('id', '=', payment.id).forUpdate().execute()
    await recordPartIn(trx, payment.id, { id: part.id, refundId }, now)
  })
}

/**
 * Records a part refund that the gateway reports. It may be one that we requested and have no answer to yet, or one that
 * somebody made at the gateway itself. `whole` is the last of several parts that add up to the payment: the caller records
 * the whole refund.
 */
export async function recordReportedPartIn(
  trx: Db,
  reported: { gateway: string; paymentId: string; refundId: string; amountPaise: number },
  now: Date,
): Promise<'known' | 'partly_refunded' | 'whole'> {
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'amount_paise', 'part_refunded_paise', 'refunded_at'])
    .where('gateway', '=', reported.gateway)
    .where('payment_id', '=', reported.paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const parts = await trx.selectFrom('part_refunds').selectAll().where('payment_id', '=', payment.id).execute()
  if (payment.refunded_at || parts.some(one => one.refund_id === reported.refundId)) return 'known'
  const requested = parts.find(one => one.refunded_at === null && one.amount_paise === reported.amountPaise)
  if (requested) {
    await recordPartIn(trx, payment.id, { id: requested.id, refundId: reported.refundId }, now)
    return 'known'
  }
  if (!isPartOf(payment, reported.amountPaise)) return 'whole'
  const id = newId(now)
  await trx
    .insertInto('part_refunds')
    .values({
      id,
      payment_id: payment.id,
      amount_paise: reported.amountPaise,
      reason: 'Refunded by the gateway',
      asked_at: now,
      refund_id: reported.refundId,
      refunded_at: now,
    })
    .execute()
  await countPart(trx, payment.id, { id, amount_paise: reported.amountPaise, reason: 'Refunded by the gateway' }, now)
  return 'partly_refunded'
}

/** Records once that a part was refunded. The caller holds the lock of its payment. */
async function recordPartIn(trx: Db, paymentId: string, part: { id: string; refundId: string }, now: Date) {
  const recorded = await trx
    .updateTable('part_refunds')
    .set({ refund_id: part.refundId, refunded_at: now })
    .where('id', '=', part.id)
    .where('refunded_at', 'is', null)
    .returning(['id', 'amount_paise', 'reason'])
    .executeTakeFirst()
  if (recorded) await countPart(trx, paymentId, recorded, now)
}

async function countPart(
  trx: Db,
  paymentId: string,
  part: { id: string; amount_paise: number; reason: string },
  now: Date,
) {
  await trx
    .updateTable('payments')
    .set({ part_refunded_paise: sql`part_refunded_paise + ${part.amount_paise}` })
    .where('id', '=', paymentId)
    .execute()
  const subject = { paymentId, reason: part.reason, part: { id: part.id, amountPaise: part.amount_paise } }
  await issueRefundNote(trx, subject, now)
}
