import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { releaseHeldViews } from './grant-membership.ts'
import { isToBeConfirmed } from './queries.ts'
import { mayConfirmByHand } from './rules.ts'
import { paymentSentences } from './words.ts'

/** Payments by UPI that nobody has confirmed or taken back, locked with what the statement may change. */
const lockUnconfirmed = (trx: Db) =>
  trx
    .selectFrom('upi_payments')
    .innerJoin('payments', 'payments.id', 'upi_payments.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where(isToBeConfirmed())
    .select([
      'upi_payments.payment_id as paymentId',
      'utr_hash',
      'entered_at',
      'stated_paise',
      'missed_at',
      'confirmed_at',
    ])
    .select([
      'payments.amount_paise',
      'payments.paid_at',
      'payments.refunded_at',
      'orders.member_id',
      'orders.plan_name',
    ])
    .select('orders.gateway_order_id as number')
    .orderBy('payments.id')
    .forUpdate(['payments', 'upi_payments'])

/** Confirms a payment that the statements leave open, or refuses. */
export async function confirmByHand(trx: Db, { paymentId, by, now }: { paymentId: string; by: string; now: Date }) {
  const payment = await lockUnconfirmed(trx).where('payments.id', '=', paymentId).executeTakeFirst()
  if (!payment || !mayConfirmByHand(payment, now))
    throw new Refusal('conflict', { sentence: paymentSentences.notToConfirm })
  await trx
    .updateTable('upi_payments')
    .set({ confirmed_at: now, confirmed_by: by })
    .where('payment_id', '=', paymentId)
    .execute()
  await releaseHeldViews(trx, payment.member_id)
  return payment
}

/** A line of a bank's statement that may be a family's transfer, by the hashes of the numbers in it. One of them is its UTR. */
interface StatedTransfer {
  utrHashes: readonly Buffer[]
  paise: number
  day: Day
}

interface StatedOutcome {
  confirmed: number
  /** The bank says another amount. */
  differing: number
  /** Paid on a day of the statement, by what the clerk entered, and not in it. */
  missed: number
  /** The papers of payments that were taken back, and came in all the same. */
  returned: string[]
}

/**
 * The lines that name one of our payments, by its hash. A line is one transfer and pays once, so one that names two payments,
 * by its UTR and by a telephone number beside it that somebody entered as a UTR, is left to a person. Beside them the papers of
 * payments that nobody had confirmed when they were taken back.
 */
async function byPayment(trx: Db, transfers: readonly StatedTransfer[]) {
  const hashes = transfers.flatMap(({ utrHashes }) => utrHashes)
  const ours = await trx
    .selectFrom('upi_payments')
    .innerJoin('payments', 'payments.id', 'upi_payments.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['utr_hash', 'confirmed_at', 'payments.refunded_at', 'orders.gateway_order_id as number'])
    .orderBy('payments.id')
    .where(sql<boolean>`utr_hash = any(${hashes}::bytea[])`)
    .execute()
  const known = new Set(ours.map(({ utr_hash }) => utr_hash.toString('hex')))
  const lines = new Map<string, StatedTransfer[]>()
  for (const transfer of transfers) {
    const [named, ...others] = transfer.utrHashes.map(hash => hash.toString('hex')).filter(hash => known.has(hash))
    if (!named || others.length > 0) continue
    const found = lines.get(named)
    if (found) found.push(transfer)
    else lines.set(named, [transfer])
  }
  const returned = ours.flatMap(one =>
    one.refunded_at && !one.confirmed_at && lines.has(one.utr_hash.toString('hex')) ? [one.number ?? ''] : [],
  )
  return { lines, returned }
}

/**
 * Confirms what a statement holds by UTR and amount, and notes what it says otherwise. Of the statement only the lines of our
 * own payments leave a trace: amount and day.
 */
export async function confirmByStatement(
  trx: Db,
  transfers: readonly StatedTransfer[],
  period: { from: Day; to: Day },
  now: Date,
): Promise<StatedOutcome> {
  const { lines: stated, returned } = await byPayment(trx, transfers)
  const outcome: StatedOutcome = { confirmed: 0, differing: 0, missed: 0, returned }
  const confirmed = new Set<string>()
  for (const payment of await lockUnconfirmed(trx).execute()) {
    const lines = stated.get(payment.utr_hash.toString('hex'))
    const line = lines?.find(({ paise }) => paise === payment.amount_paise) ?? lines?.[0]
    const paidOn = dayInIndia(payment.paid_at)
    const row = trx.updateTable('upi_payments').where('payment_id', '=', payment.paymentId)
    if (line) {
      const isConfirmed = line.paise === payment.amount_paise
      await row.set({ stated_paise: line.paise, stated_on: line.day, confirmed_at: isConfirmed ? now : null }).execute()
      if (isConfirmed) confirmed.add(payment.member_id)
      outcome[isConfirmed ? 'confirmed' : 'differing']++
    } else if (payment.stated_paise === null && period.from <= paidOn && paidOn <= period.to) {
      if (!payment.missed_at) await row.set({ missed_at: now }).execute()
      outcome.missed++
    }
  }
  // In the order of the ids, by which everybody locks who locks several members.
  for (const memberId of [...confirmed].toSorted()) await releaseHeldViews(trx, memberId)
  return outcome
}
