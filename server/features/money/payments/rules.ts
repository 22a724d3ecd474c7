import { broken } from '#contract/field-words.ts'
import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts'
import { daysToEnter } from '#domain/money/payment-methods.ts'
import { daysToDecide } from '#domain/money/upi.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { GatewayPayment } from '#server/ports/gateway.ts'
import type { OrderStatus } from './queries.ts'
import { paymentSentences } from './words.ts'

/** Whether the order was ever paid. Money that arrives for it afterwards grants nothing more. */
export const wasPaid = ({ status }: { status: OrderStatus }): boolean => status === 'paid' || status === 'refunded'

/** How long the gateway is left alone after each check of an order. Banks have answered after a day. */
const checkIntervals = [2 * minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 6 * hourMs, dayMs, 2 * dayMs]

/** When the gateway is asked next about an order that was checked this many times. Null after the last check. */
export function nextCheckAt(checks: number, now: Date): Date | null {
  const interval = checkIntervals[checks]
  return interval === undefined ? null : new Date(now.getTime() + interval)
}

/** Whether an authorised payment may be captured. Money that is not what the order asked for is not taken. */
export const isCapturable = (payment: GatewayPayment, order: { fee_paise: number }): boolean =>
  payment.status === 'authorized' && payment.amountPaise === order.fee_paise && payment.currency === 'INR'

/** Whether a captured payment is exactly what its order asks for. Any other amount grants nothing. */
export const isAmountOfOrder = (
  payment: Pick<GatewayPayment, 'amountPaise' | 'currency'>,
  order: { fee_paise: number; discount_paise: number },
): boolean => payment.amountPaise === order.fee_paise - order.discount_paise && payment.currency === 'INR'

/**
 * When a payment at the office was made: noon of the entered day, which is the same day wherever it is read. Refuses a day in
 * the future and one too long ago.
 */
export function paidAtOrRefuse(day: Day, now: Date): Date {
  const today = dayInIndia(now)
  if (day > today || day < addDays(today, -daysToEnter))
    throw new Refusal('bad_input', { fields: { paid_on: broken('paid_on', daysToEnter) } })
  return day === today ? now : new Date(`${day}T12:00:00+05:30`)
}

/** Refuses a discount that leaves nothing to pay. */
export function refuseWholeDiscount(discountPaise: number, feePaise: number): void {
  if (discountPaise >= feePaise) throw new Refusal('bad_input', { fields: { discount: broken('discount') } })
}

interface PaidAmount {
  amount_paise: number
  part_refunded_paise: number
}
interface RefundMarks {
  refunded_at: Date | null
  refund_asked_at: Date | null
}

/** What can be done about a payment's money. `asked` waits for the gateway, be it for the whole or for a part. */
export const refundStateOf = (
  { refunded_at, refund_asked_at }: RefundMarks,
  isPartRequested: boolean,
): 'possible' | 'asked' | 'done' => (refunded_at ? 'done' : refund_asked_at || isPartRequested ? 'asked' : 'possible')

/** Refuses a payment that was refunded, or one of which a refund is still on its way. */
export function refuseUnrefundable(payment: RefundMarks, isPartRequested: boolean): void {
  const state = refundStateOf(payment, isPartRequested)
  if (state === 'done') throw new Refusal('conflict', { sentence: paymentSentences.refundedAlready })
  if (state === 'asked') throw new Refusal('conflict', { sentence: paymentSentences.refundAsked })
}

/** How much of a payment can still be given back: what no part refund gave back before. */
export const refundablePaise = ({ amount_paise, part_refunded_paise }: PaidAmount): number =>
  amount_paise - part_refunded_paise

/**
 * Whether an amount is a part of what can still be given back. All of it is no part: a part refund leaves the plan its days and
 * views, and a whole refund takes them back.
 */
export const isPartOf = (payment: PaidAmount, amountPaise: number): boolean => amountPaise < refundablePaise(payment)

/** Refuses an amount that is no part. A surplus payment gave nothing, so it is only given back whole. */
export function refuseWrongPart(payment: PaidAmount & { is_surplus: boolean }, amountPaise: number): void {
  if (payment.is_surplus) throw new Refusal('conflict', { sentence: paymentSentences.surplusWhole })
  if (!isPartOf(payment, amountPaise)) throw new Refusal('bad_input', { fields: { amount: broken('part_refund') } })
}

/** How long a refund that was asked for rests before it is tried again. */
export const refundPauseMs = 10 * 60_000

interface UpiMarks {
  entered_at: Date
  stated_paise: number | null
  missed_at: Date | null
  confirmed_at: Date | null
  refunded_at: Date | null
}

/** What is known of a payment by UPI. */
export const upiStateOf = ({ confirmed_at, stated_paise, missed_at }: UpiMarks) =>
  confirmed_at ? 'CONFIRMED' : stated_paise !== null ? 'DIFFERS' : missed_at ? 'MISSED' : 'WAITS'

/**
 * Whether a treasurer or an ADMIN may confirm a payment by UPI. The bank's statement does so by itself, so people decide where
 * it says another amount, and after some days where it says nothing.
 */
export const mayConfirmByHand = (payment: UpiMarks, now: Date): boolean =>
  payment.confirmed_at === null &&
  payment.refunded_at === null &&
  (payment.stated_paise !== null || now.getTime() - payment.entered_at.getTime() >= daysToDecide * dayMs)
