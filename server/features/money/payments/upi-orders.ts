import type { z } from 'zod'
import type { officePayment } from '#contract/money/payments.office.ts'
import { addDays, type Day, dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import { daysOfUpiOrder, unconfirmedPerClerk } from '#domain/money/upi.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { rowCount } from '#server/db/outcome.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import {
  enterOfflinePayment,
  insertOfficeOrder,
  type OfflinePayment,
  paymentAct,
  readOfficePayment,
} from './offline-payments.ts'
import { isToBeConfirmed } from './queries.ts'
import { paidAtOrRefuse } from './rules.ts'
import { settlePayment } from './settle.ts'
import { paymentSentences } from './words.ts'

/** The first moment of orders that still wait for their payment. Housekeeping deletes older ones. */
export const upiOrdersSince = (now: Date): Date => startOfDayInIndia(addDays(dayInIndia(now), -daysOfUpiOrder))

const openOrders = (db: Db, now: Date) =>
  db
    .selectFrom('orders')
    .where('gateway', '=', 'offline')
    .where('status', '=', 'created')
    .where('created_at', '>=', upiOrdersSince(now))

type EnteredPayment = z.output<typeof officePayment>

interface OfficeTill {
  config: Pick<Config, 'seller'>
  /** The provider's UPI address, or an empty text. */
  upiAddress: string
}

/**
 * Takes a payment at the office, and says what is to be audited. One by UPI opens an order, where the provider has an address
 * that its QR can name.
 */
export async function takeOfficePayment(
  trx: Db,
  { config, upiAddress }: OfficeTill,
  { entered, memberId, by }: { entered: EnteredPayment; memberId: string; by: string },
  now: Date,
) {
  const payment = { ...readOfficePayment(entered), memberId, by }
  if (entered.method !== 'upi' || upiAddress === '') {
    await enterOfflinePayment(trx, config, payment, now)
    return { memberId, ...paymentAct(entered) }
  }
  const { amountPaise } = await openUpiOrder(trx, payment, now)
  return {
    act: 'upi_ordered' as const,
    memberId,
    after: { receipt: entered.receipt_number, amount: amountPaise / 100 },
    ...(entered.discount > 0 && { reason: entered.discount_reason }),
  }
}

/**
 * Makes the order that a family pays by UPI. A second one takes the place of the first, so that the QR in view is the only one
 * that a UTR can be entered for.
 */
async function openUpiOrder(trx: Db, order: Omit<OfflinePayment, 'method'>, now: Date) {
  const { memberId } = order
  await trx
    .deleteFrom('orders')
    .where('member_id', '=', memberId)
    .where('gateway', '=', 'offline')
    .where('status', '=', 'created')
    .execute()
  return insertOfficeOrder(trx, order, now)
}

/** The order of a family that waits for its payment by UPI, or undefined. */
export const readUpiOrder = (db: Db, memberId: string, now: Date) =>
  openOrders(db, now)
    .select(['id', 'plan_name', 'fee_paise', 'discount_paise', 'gateway_order_id', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The bank's number of a transfer, as it is compared. Nobody who reads the table alone learns it. */
export const utrHash = (secrets: Pick<Secrets, 'lastingHash'>, utr: string): Buffer => secrets.lastingHash(`utr ${utr}`)

interface EnteredUtr {
  orderId: string
  utr: string
  paidOn: Day | undefined
  /** The member of staff who enters it. */
  by: string
}

/**
 * Starts the plan of an order with the UTR that the family shows. Refuses a UTR that any payment ever had, and a clerk with too
 * many payments that wait to be confirmed.
 */
export async function enterUtr(
  trx: Db,
  { secrets, config }: { secrets: Secrets; config: Pick<Config, 'seller'> },
  { orderId, utr, paidOn, by }: EnteredUtr,
  now: Date,
): Promise<{ memberId: string; number: string; amountPaise: number }> {
  const paidAt = paidOn ? paidAtOrRefuse(paidOn, now) : now
  // Entries of one clerk wait for each other, so that the count below is true when the row is written.
  await trx.selectFrom('staff').select('id').where('id', '=', by).forNoKeyUpdate().execute()
  const waiting = trx
    .selectFrom('upi_payments')
    .innerJoin('payments', 'payments.id', 'upi_payments.payment_id')
    .where('upi_payments.entered_by', '=', by)
    .where(isToBeConfirmed())
  if ((await rowCount(waiting)) >= unconfirmedPerClerk)
    throw new Refusal('conflict', { sentence: paymentSentences.tooManyUnconfirmed })
  const order = await openOrders(trx, now).selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
  const number = order?.gateway_order_id
  if (!order || !number) throw new Refusal('conflict', { sentence: paymentSentences.orderGone })
  const amountPaise = order.fee_paise - order.discount_paise
  const payment = { gateway: 'offline', id: number, orderId: number, currency: 'INR', method: 'upi' } as const
  const settlement = await settlePayment(
    trx,
    config.seller,
    { ...payment, amountPaise, reference: utr, paidAt, isUnconfirmed: true },
    now,
  )
  // The member has left meanwhile.
  if (settlement !== 'granted') throw new Refusal('not_found')
  // The drawer that expects the money is that of whoever saw the transfer.
  await trx.updateTable('orders').set({ entered_by: by }).where('id', '=', order.id).execute()
  const { id } = await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const inserted = await trx
    .insertInto('upi_payments')
    .values({ payment_id: id, utr_hash: utrHash(secrets, utr), entered_by: by, entered_at: now })
    .onConflict(conflict => conflict.column('utr_hash').doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  if (!inserted) throw new Refusal('conflict', { sentence: paymentSentences.utrUsed })
  return { memberId: order.member_id, number, amountPaise }
}
