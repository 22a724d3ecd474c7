import { sql } from 'kysely'
import { broken } from '#contract/field-words.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import type { PaymentDependencies } from './dependencies.ts'
import { issueRefundNote } from './papers.ts'
import { lockRefundable, type RefundRequest, refundAtGateway } from './refunds.ts'
import { paymentSentences } from './words.ts'

/**
 * Notes that part of a payment is to be given back. Days and views stay, so the whole is no part: it is given back by a refund,
 * which takes them back. As with a refund it is noted before the gateway is asked.
 */
export async function requestPartRefund(trx: Db, wish: RefundRequest & { amountPaise: number }, now: Date) {
  const payment = await lockRefundable(trx, wish.paymentId)
  if (payment.is_surplus) throw new Refusal('conflict', { sentence: paymentSentences.surplusWhole })
  if (payment.part_refunded_paise + wish.amountPaise >= payment.amount_paise)
    throw new Refusal('bad_input', { fields: { amount: broken('part_refund') } })
  const part = { id: newId(now), amount_paise: wish.amountPaise }
  await trx
    .insertInto('part_refunds')
    .values({ ...part, payment_id: payment.id, reason: wish.reason, asked_at: now, asked_by: wish.by })
    .execute()
  return { part, payment }
}

type RequestedPartRefund = {
  part: { id: string; amount_paise: number }
  payment: { id: string; gateway: string; payment_id: string; amount_paise: number; part_refunded_paise: number }
}

/** Gives back the part that was noted: at the gateway first, then in our own books. */
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
 * Records a part that the gateway tells of. It may be one of ours whose answer is still on its way, or one that somebody gave
 * back at the gateway itself. `whole` is the last of parts that make up all that was paid: the caller records the refund.
 */
export async function recordToldPartIn(
  trx: Db,
  told: { gateway: string; paymentId: string; refundId: string; amountPaise: number },
  now: Date,
): Promise<'known' | 'partly_refunded' | 'whole'> {
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'amount_paise', 'part_refunded_paise', 'refunded_at'])
    .where('gateway', '=', told.gateway)
    .where('payment_id', '=', told.paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const parts = await trx.selectFrom('part_refunds').selectAll().where('payment_id', '=', payment.id).execute()
  if (payment.refunded_at || parts.some(one => one.refund_id === told.refundId)) return 'known'
  const ours = parts.find(one => one.refunded_at === null && one.amount_paise === told.amountPaise)
  if (ours) {
    await recordPartIn(trx, payment.id, { id: ours.id, refundId: told.refundId }, now)
    return 'known'
  }
  if (payment.part_refunded_paise + told.amountPaise >= payment.amount_paise) return 'whole'
  const id = newId(now)
  await trx
    .insertInto('part_refunds')
    .values({
      id,
      payment_id: payment.id,
      amount_paise: told.amountPaise,
      reason: 'Refunded by the gateway',
      asked_at: now,
      refund_id: told.refundId,
      refunded_at: now,
    })
    .execute()
  await countPart(trx, payment.id, { id, amount_paise: told.amountPaise, reason: 'Refunded by the gateway' }, now)
  return 'partly_refunded'
}

/** Records that a part went back, once. The caller holds the lock of its payment. */
async function recordPartIn(trx: Db, paymentId: string, part: { id: string; refundId: string }, now: Date) {
  const done = await trx
    .updateTable('part_refunds')
    .set({ refund_id: part.refundId, refunded_at: now })
    .where('id', '=', part.id)
    .where('refunded_at', 'is', null)
    .returning(['id', 'amount_paise', 'reason'])
    .executeTakeFirst()
  if (done) await countPart(trx, paymentId, done, now)
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
