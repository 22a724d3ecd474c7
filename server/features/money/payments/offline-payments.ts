import type { z } from 'zod'
import { broken } from '#contract/field-words.ts'
import type { officePayment } from '#contract/money/payments.office.ts'
import { type Day, dayInIndia } from '#domain/calendar.ts'
import { isReasonEnough, minReasonLetters } from '#domain/office/office-reasons.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { membershipsOfMember } from '#server/features/money/memberships/queries.ts'
import { purchaseKind, runningMembership } from '#server/features/money/memberships/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import { paidAtOrRefuse, refuseWholeDiscount } from './rules.ts'
import { settlePayment } from './settle.ts'
import { paymentSentences } from './words.ts'

export interface OfflinePayment {
  memberId: string
  planId: string
  /** The number of the paper receipt that the office gave. Each number stands for one payment. */
  receiptNumber: string
  /** cash, cheque, upi, bank */
  method: string
  /** The number of the cheque or transfer. */
  reference?: string
  /** The day of the payment, where that is not today. */
  paidOn?: Day | undefined
  /** How much less than the fee was paid, and why. */
  discount?: { paise: number; reason: string } | null
  /** The member of staff who enters it. */
  by: string
}

type EnteredPayment = z.output<typeof officePayment>

/** A payment as staff typed it. Refuses a discount without a reason. */
export function readOfficePayment(entered: EnteredPayment): Omit<OfflinePayment, 'memberId' | 'by'> {
  const { plan_id, receipt_number, method, reference, paid_on, discount, discount_reason } = entered
  if (discount > 0 && !isReasonEnough(discount_reason))
    throw new Refusal('bad_input', { fields: { discount_reason: broken('staff_reason', minReasonLetters) } })
  return {
    planId: plan_id,
    receiptNumber: receipt_number,
    method,
    reference,
    paidOn: paid_on,
    discount: discount > 0 ? { paise: discount * 100, reason: discount_reason } : null,
  }
}

/** The line of the audit about it. */
export const paymentAct = ({
  receipt_number,
  method,
  reference,
  paid_on,
  discount,
  discount_reason,
}: EnteredPayment) => ({
  act: 'payment_entered' as const,
  after: {
    receipt: receipt_number,
    method,
    ...(reference && { reference }),
    ...(paid_on && { paid_on }),
    ...(discount > 0 && { discount }),
  },
  ...(discount > 0 && { reason: discount_reason }),
})

/** Orders that are paid at the office, each by the number of its paper. */
type OfficeOrder = Omit<OfflinePayment, 'method' | 'reference' | 'paidOn'>

/**
 * Writes an order of the office. Refuses a receipt number that was entered before, a plan that is no longer sold, and a
 * member who has left.
 */
export async function insertOfficeOrder(
  trx: Db,
  { memberId, planId, receiptNumber, discount = null, by }: OfficeOrder,
  now: Date,
): Promise<{ id: string; number: string; amountPaise: number }> {
  const number = receiptNumber.trim()
  const plan = await trx
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', planId)
    .where('status', '=', 'active')
    .where('fee_paise', '>', 0)
    .executeTakeFirst()
  const member = await trx.selectFrom('members').select('status').where('id', '=', memberId).executeTakeFirst()
  if (!plan || !member || member.status === 'deleted') throw new Refusal('not_found')
  if (discount) refuseWholeDiscount(discount.paise, plan.fee_paise)
  const running = runningMembership(await membershipsOfMember(trx, memberId), now)
  const inserted = await trx
    .insertInto('orders')
    .values({
      id: newId(now),
      member_id: memberId,
      plan_id: plan.id,
      // The office may sell what the site would not, such as a second year in advance.
      kind: purchaseKind({ id: plan.id, feePaise: plan.fee_paise }, running, dayInIndia(now)) ?? 'renewal',
      plan_name: plan.name,
      fee_paise: plan.fee_paise,
      validity_days: plan.validity_days,
      contact_views: plan.contact_views,
      gateway: 'offline',
      gateway_order_id: number,
      ...(discount && { discount_paise: discount.paise, discount_reason: discount.reason }),
      entered_by: by,
      created_at: now,
      status_at: now,
    })
    // It names no index, because either may refuse the number: R-1 and r-1 are one paper.
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw new Refusal('conflict', { sentence: paymentSentences.receiptNumberUsed })
  return { id: inserted.id, number, amountPaise: plan.fee_paise - (discount?.paise ?? 0) }
}

/**
 * Enters a payment that was made at the office, and grants the plan at once. The caller records it in the audit in the same
 * transaction.
 */
export async function enterOfflinePayment(
  trx: Db,
  config: Pick<Config, 'seller'>,
  { method, reference = '', paidOn, ...order }: OfflinePayment,
  now: Date,
): Promise<{ orderId: string }> {
  const paidAt = paidOn ? paidAtOrRefuse(paidOn, now) : now
  const { id, number, amountPaise } = await insertOfficeOrder(trx, order, now)
  const payment = { gateway: 'offline', id: number, orderId: number, currency: 'INR', amountPaise } as const
  const settlement = await settlePayment(trx, config.seller, { ...payment, method, reference, paidAt }, now)
  if (settlement !== 'granted') throw new Error(`an offline payment was ${settlement}`)
  return { orderId: id }
}
