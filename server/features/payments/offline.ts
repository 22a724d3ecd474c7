import { dayInIndia } from '#domain/calendar.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { membershipsOfMember } from '#server/features/memberships/queries.ts'
import { purchaseKind, runningMembership } from '#server/features/memberships/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import { settleIn } from './settle.ts'
import { paymentSentences } from './words.ts'

export interface OfflinePayment {
  memberId: string
  planId: string
  /** The number of the paper receipt that the office gave. It is good for one payment. */
  receiptNumber: string
  /** cash, cheque, upi, bank */
  method: string
  /** The member of staff who enters it. */
  by: string
}

/**
 * Enters a payment that was made at the office, and grants the plan at once. Refuses a receipt number that was entered
 * before, a plan that is no longer sold, and a member who has left. The caller's transaction also holds its line in the
 * audit.
 */
export async function enterOfflinePayment(
  trx: Db,
  config: Pick<Config, 'seller'>,
  { memberId, planId, receiptNumber, method, by }: OfflinePayment,
  now: Date,
): Promise<{ orderId: string }> {
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
  const running = runningMembership(await membershipsOfMember(trx, memberId), now)
  const orderId = newId(now)
  const inserted = await trx
    .insertInto('orders')
    .values({
      id: orderId,
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
      entered_by: by,
      created_at: now,
      status_at: now,
    })
    // Whatever index it meets: R-1 and r-1 are one paper.
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw new Refusal('conflict', { sentence: paymentSentences.receiptNumberUsed })
  const settled = await settleIn(
    trx,
    config.seller,
    { gateway: 'offline', id: number, orderId: number, amountPaise: plan.fee_paise, currency: 'INR', method },
    now,
  )
  if (settled !== 'granted') throw new Error(`an offline payment was ${settled}`)
  return { orderId }
}
