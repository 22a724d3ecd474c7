import type { Check } from '../finding.ts'

/** Payments that granted no plan and were not refunded. */
export const payment: Check = {
  name: 'payment',
  scope: 'service',
  isFrequent: true,
  async run({ db }) {
    const surplus = await db
      ?.selectFrom('payments')
      .where('is_surplus', '=', true)
      .where('refunded_at', 'is', null)
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst()
      .catch(() => null)
    return surplus && surplus.count > 0 ? [{ id: 'payment_surplus', detail: String(surplus.count) }] : []
  },
}
