import { dayInIndia } from '#domain/calendar.ts'
import { minuteMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { issueDocument } from '#server/features/money/payments/papers.ts'
import { newId } from '#server/ports/ids.ts'
import { knownLogins } from './known-logins.ts'

/** The demo's past does not depend on the configuration of this node. */
const seller = { name: 'Saptapadi', address: '', gst: null }

/** The known logins paid for their plans in the sandbox, each at the second try. Papers of the sandbox say DEMO. */
export async function writePayments(trx: Db): Promise<void> {
  const bought = await trx
    .selectFrom('memberships')
    .innerJoin('members', 'members.id', 'memberships.member_id')
    .innerJoin('plans', 'plans.id', 'memberships.plan_id')
    .where(
      'members.email',
      'in',
      knownLogins.map(login => login.email),
    )
    .select([
      'memberships.id',
      'memberships.member_id',
      'memberships.plan_id',
      'memberships.fee_paise',
      'memberships.validity_days',
      'memberships.contact_views',
      'memberships.starts_on',
      'memberships.ends_on',
      'memberships.created_at',
      'plans.name',
    ])
    .orderBy('memberships.created_at')
    .orderBy('memberships.id')
    .execute()
  for (const one of bought) {
    const paidAt = one.created_at
    const [failedAt, paymentId] = [new Date(paidAt.getTime() - 4 * minuteMs), newId(paidAt)]
    const order = (id: string, status: 'paid' | 'failed', at: Date) => ({
      id,
      member_id: one.member_id,
      plan_id: one.plan_id,
      kind: 'new' as const,
      plan_name: one.name,
      fee_paise: one.fee_paise,
      validity_days: one.validity_days,
      contact_views: one.contact_views,
      gateway: 'sandbox' as const,
      gateway_order_id: `sandbox_${id}`,
      status,
      created_at: at,
      status_at: at,
    })
    // The id is the same for a seed each time, as in the rows of households.
    const paid = order(one.id, 'paid', paidAt)
    await trx
      .insertInto('orders')
      .values([order(newId(failedAt), 'failed', failedAt), paid])
      .execute()
    await trx.updateTable('memberships').set({ order_id: paid.id }).where('id', '=', one.id).execute()
    const gatewayPaymentId = `sandbox_pay_${paymentId}`
    await trx
      .insertInto('sandbox_payments')
      .values({
        payment_id: gatewayPaymentId,
        gateway_order_id: paid.gateway_order_id,
        amount_paise: one.fee_paise,
        status: 'captured',
        settles_at: paidAt,
      })
      .execute()
    await trx
      .insertInto('payments')
      .values({
        id: paymentId,
        order_id: paid.id,
        gateway: 'sandbox',
        payment_id: gatewayPaymentId,
        amount_paise: one.fee_paise,
        method: 'sandbox',
        paid_at: paidAt,
        mailed_at: paidAt,
      })
      .execute()
    await issueDocument(trx, seller, {
      paymentId,
      order: { ...paid, language: 'en' },
      gatewayPaymentId,
      amountPaise: one.fee_paise,
      method: 'sandbox',
      paidOn: dayInIndia(paidAt),
      from: one.starts_on,
      to: one.ends_on,
      now: paidAt,
    })
  }
}
