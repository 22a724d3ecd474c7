import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { Printer } from '#server/features/shared/printing/printer.ts'
import type { Clock } from '#server/ports/clock.ts'
import { collect } from './collect.ts'
import type { PaymentDependencies } from './dependencies.ts'
import { mailPapers } from './mail-papers.ts'
import { finishPartRefund } from './part-refunds.ts'
import { closeUnpaid } from './queries.ts'
import { finishRefund } from './refunds.ts'
import { remindOfEnds } from './reminders.ts'
import { nextCheckAt, refundPauseMs } from './rules.ts'

const atOnce = 100

/**
 * Asks the gateway about the orders that have not settled. Each check is recorded before the gateway is asked, so that a node
 * that dies leaves the order to the next check. An order that the gateway says nobody paid for is closed, and one that still waits after the last check.
 */
export async function checkOrders(
  dependencies: Omit<PaymentDependencies, 'secrets' | 'channels'>,
  now: Date,
): Promise<void> {
  const { db, gateway } = dependencies
  if (!gateway) return
  const due = await db
    .selectFrom('orders')
    .select(['id', 'gateway_order_id', 'fee_paise', 'checks', 'next_check_at'])
    .where('next_check_at', '<=', now)
    .where('gateway', '=', gateway.name)
    .orderBy('next_check_at')
    .limit(atOnce)
    .execute()
  for (const order of due) {
    const next = nextCheckAt(order.checks + 1, now)
    const claimed = await db
      .updateTable('orders')
      .set({ checks: order.checks + 1, next_check_at: next })
      .where('id', '=', order.id)
      .where('checks', '=', order.checks)
      .where('status', 'in', ['created', 'failed', 'cancelled'])
      .returning('id')
      .executeTakeFirst()
    if (!claimed) continue
    const outcome = await collect({ ...dependencies, gateway }, order, now)
    if (outcome === 'nothing' || (next === null && outcome === 'pending'))
      await closeUnpaid(db, order.id, 'cancelled', now)
  }
}

/** Finishes refunds that were requested and not carried out, because a node died or the gateway gave no answer. */
export async function finishRefunds(dependencies: Pick<PaymentDependencies, 'db' | 'gateway'>, now: Date) {
  const due = await dependencies.db
    .selectFrom('payments')
    .select(['id', 'gateway', 'payment_id', 'amount_paise', 'part_refunded_paise'])
    .where('refund_asked_at', '<=', new Date(now.getTime() - refundPauseMs))
    .where('refunded_at', 'is', null)
    .limit(atOnce)
    .execute()
  for (const payment of due) {
    await dependencies.db.updateTable('payments').set({ refund_asked_at: now }).where('id', '=', payment.id).execute()
    await finishRefund(dependencies, payment, now)
  }
  await finishPartRefunds(dependencies, now)
}

async function finishPartRefunds(dependencies: Pick<PaymentDependencies, 'db' | 'gateway'>, now: Date) {
  const due = await dependencies.db
    .selectFrom('part_refunds')
    .innerJoin('payments', 'payments.id', 'part_refunds.payment_id')
    .select(['part_refunds.id as part_id', 'part_refunds.amount_paise as part_paise'])
    .select(['payments.id', 'payments.gateway', 'payments.payment_id', 'payments.amount_paise', 'part_refunded_paise'])
    .where('part_refunds.refunded_at', 'is', null)
    .where('asked_at', '<=', new Date(now.getTime() - refundPauseMs))
    .limit(atOnce)
    .execute()
  for (const { part_id, part_paise, ...payment } of due) {
    await dependencies.db.updateTable('part_refunds').set({ asked_at: now }).where('id', '=', part_id).execute()
    await finishPartRefund(dependencies, { part: { id: part_id, amount_paise: part_paise }, payment }, now)
  }
}

/** Checks orders, finishes refunds, mails papers and sends reminders, each half minute. */
export function startPayments(
  dependencies: PaymentDependencies & { clock: Clock; printer: Printer; onError: (error: unknown) => void },
): { stop(): Promise<void> } {
  const { db, onError } = dependencies
  const work = async (now: Date) => {
    for (const one of [checkOrders, finishRefunds, mailPapers]) await one(dependencies, now).catch(onError)
    await remindOfEnds(db, now).catch(onError)
  }
  return startPeriodicJob(dependencies, { name: 'payments', everyMs: 30_000, work })
}
