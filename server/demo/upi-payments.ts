import { dayInIndia } from '#domain/calendar.ts'
import { dayMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { insertOfficeOrder } from '#server/features/money/payments/offline-payments.ts'
import { confirmByStatement } from '#server/features/money/payments/upi-confirmations.ts'
import { enterUtr, utrHash } from '#server/features/money/payments/upi-orders.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { knownStaff } from './known-logins.ts'

/** Two families paid by the QR at the counter. The bank has confirmed the first transfer; the statement of the other's day lacks it. */
const payments = [
  { receiptNumber: 'C-2901', utr: '402210000901', daysAgo: 6, isStated: true },
  { receiptNumber: 'C-2902', utr: '402210000902', daysAgo: 3, isStated: false },
]

/** Needs the data key, as every hash of a UTR does. */
export async function makeDemoUpiPayments({
  db,
  secrets,
  now,
}: {
  db: Db
  secrets: Secrets
  now: Date
}): Promise<void> {
  const [clerk] = knownStaff
  const plan = await db.selectFrom('plans').select('id').orderBy('fee_paise').executeTakeFirst()
  const families = await db
    .selectFrom('members')
    .select('id')
    .where('status', '=', 'active')
    .where('mobile_verified_at', 'is not', null)
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('memberships').select('id').whereRef('memberships.member_id', '=', 'members.id'))),
    )
    // Those who came first: they were here when they paid.
    .orderBy('joined_at')
    .orderBy('id')
    .limit(payments.length)
    .execute()
  if (!clerk || !plan) return
  await db.transaction().execute(async trx => {
    for (const [at, { receiptNumber, utr, daysAgo, isStated }] of payments.entries()) {
      const family = families[at]
      if (!family) return
      const then = new Date(now.getTime() - daysAgo * dayMs)
      const order = { memberId: family.id, planId: plan.id, receiptNumber, by: clerk.id }
      const { id: orderId, amountPaise } = await insertOfficeOrder(trx, order, then)
      // The demo's past does not depend on the configuration of this node.
      const config = { seller: { name: 'Saptapadi', address: '', gst: null } }
      await enterUtr(trx, { secrets, config }, { orderId, utr, paidOn: undefined, by: clerk.id }, then)
      await trx.updateTable('payments').set({ mailed_at: then }).where('order_id', '=', orderId).execute()
      const day = dayInIndia(then)
      const lines = isStated ? [{ utrHashes: [utrHash(secrets, utr)], paise: amountPaise, day }] : []
      await confirmByStatement(trx, lines, { from: day, to: day }, new Date(then.getTime() + dayMs))
    }
  })
}
